"""A recipe of Conan: the archive of the system, as it is."""

import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy, get

ADDRESS = "@ADDRESS@"
ARCHIVES = {
    ("Linux", "x86_64"): ("linux-x86_64.tar.gz", "@SHA256_LINUX_X86_64@"),
    ("Linux", "armv8"): ("linux-aarch64.tar.gz", "@SHA256_LINUX_AARCH64@"),
    ("Windows", "x86_64"): ("windows-x86_64.zip", "@SHA256_WINDOWS_X86_64@"),
}


class Kinesic(ConanFile):
    name = "kinesic"
    version = "@VERSION@"
    license = "MIT"
    description = "Gesture recognition: touches in, gestures out, with a reason for every decision"
    settings = "os", "arch"
    options = {"shared": [True, False]}
    default_options = {"shared": True}
    package_type = "library"

    def _archive(self):
        return ARCHIVES.get((str(self.settings.os), str(self.settings.arch)))

    def validate(self):
        if not self._archive():
            raise ConanInvalidConfiguration(f"there is no archive for {self.settings.os} on {self.settings.arch}")
        if self.settings.os == "Windows" and not self.options.shared:
            raise ConanInvalidConfiguration("there is no static library for Windows")

    def build(self):
        ending, checksum = self._archive()
        # KINESIC_ARCHIVES: a folder that has the archives, in place of the address.
        address = os.environ.get("KINESIC_ARCHIVES")
        address = f"file://{address}" if address else ADDRESS
        get(self, f"{address}/kinesic-{self.version}-{ending}", sha256=checksum, strip_root=True)

    def package(self):
        copy(self, "LICENSE", self.build_folder, os.path.join(self.package_folder, "licenses"))
        for folder in ("include", "lib"):
            copy(self, "*", os.path.join(self.build_folder, folder), os.path.join(self.package_folder, folder))

    def package_info(self):
        # The archive's own package says all of it.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs.append(os.path.join("lib", "cmake", "kinesic"))
        self.cpp_info.libs = ["kinesic"]
        if self.settings.os == "Linux":
            self.cpp_info.system_libs = ["m"] if self.options.shared else ["m", "dl"]
