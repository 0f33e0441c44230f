# A port of vcpkg: the archive of the system, as it is. The shared library, or the static one where the triplet says so.
set(name "linux-x86_64")
set(hash "@SHA512_LINUX_X86_64@")
set(ending ".tar.gz")
if(VCPKG_TARGET_IS_LINUX AND VCPKG_TARGET_ARCHITECTURE STREQUAL "arm64")
  set(name "linux-aarch64")
  set(hash "@SHA512_LINUX_AARCH64@")
elseif(VCPKG_TARGET_IS_WINDOWS OR VCPKG_TARGET_IS_MINGW)
  set(name "windows-x86_64")
  set(hash "@SHA512_WINDOWS_X86_64@")
  set(ending ".zip")
  vcpkg_check_linkage(ONLY_DYNAMIC_LIBRARY)
endif()

vcpkg_download_distfile(ARCHIVE
  URLS "@ADDRESS@/kinesic-@VERSION@-${name}${ending}"
  FILENAME "kinesic-@VERSION@-${name}${ending}"
  SHA512 "${hash}")
vcpkg_extract_source_archive(SOURCE ARCHIVE "${ARCHIVE}")

foreach(folder include lib)
  file(COPY "${SOURCE}/${folder}" DESTINATION "${CURRENT_PACKAGES_DIR}")
endforeach()
if(VCPKG_LIBRARY_LINKAGE STREQUAL "static")
  file(GLOB others "${CURRENT_PACKAGES_DIR}/lib/*.so*")
else()
  file(GLOB others "${CURRENT_PACKAGES_DIR}/lib/*kinesic*.a")
  list(FILTER others EXCLUDE REGEX "dll[.]a$")
endif()
if(others)
  file(REMOVE ${others})
endif()
# There is one build for both: what is debugged is the program.
set(VCPKG_BUILD_TYPE release)
set(VCPKG_POLICY_MISMATCHED_NUMBER_OF_BINARIES enabled)
set(VCPKG_POLICY_DLLS_IN_STATIC_LIBRARY enabled)
set(VCPKG_POLICY_SKIP_LIB_CMAKE_MERGE_CHECK enabled)
vcpkg_install_copyright(FILE_LIST "${SOURCE}/LICENSE")
