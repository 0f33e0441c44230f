//! Links libkinesic: from the folder KINESIC_LIB_DIR, from the crate's own folder native, which that of a release has,
//! or from where the linker looks by itself.

use std::env::var;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-env-changed=KINESIC_LIB_DIR");
    let own = Path::new(&var("CARGO_MANIFEST_DIR").unwrap()).join("native").join(var("CARGO_CFG_TARGET_ARCH").unwrap());
    if let Ok(folder) = var("KINESIC_LIB_DIR") {
        println!("cargo:rustc-link-search=native={}", folder);
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder);
    } else if own.is_dir() && var("CARGO_CFG_TARGET_OS").unwrap() == "linux" {
        println!("cargo:rustc-link-search=native={}", own.display());
        println!("cargo:rustc-link-arg=-lm");
        println!("cargo:rustc-link-arg=-ldl");
    }
}
