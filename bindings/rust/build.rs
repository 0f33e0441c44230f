//! Links libkinesic: from the folder KINESIC_LIB_DIR, else from where the linker looks by itself.

fn main() {
    println!("cargo:rerun-if-env-changed=KINESIC_LIB_DIR");
    if let Ok(folder) = std::env::var("KINESIC_LIB_DIR") {
        println!("cargo:rustc-link-search=native={}", folder);
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder);
    }
}
