/* stays.c: a plugin library stays in the process; each engine has its own list; ids of plugins are ids of a kind of
 * their own. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "../../Robustness/C/world.h"

int main(int count, char **arguments) {
  if (count != 2) return 1;
  TEST("A plugin outlives its engines, and each engine has its own") {
    kin_engine *first, *second;
    kin_plugin_id a = 0, b = 0, listed[2];
    kin_recognizer_id slider;
    kin_plugin_info info;
    kin_view_id root;
    uint32_t plugins = 9;
    const kin_recognizer_class *table;
    OK(kin_engine_create(NULL, &first));
    OK(kin_engine_create(NULL, &second));
    OK(kin_plugin_load(first, arguments[1], &a));
    OK(kin_engine_list_plugins(second, NULL, 0, &plugins));
    CHECK(plugins == 0);
    GIVES(KIN_ERROR_UNKNOWN, kin_recognizer_add(second, 0, "com.example.hold_slide", &slider));
    OK(kin_plugin_load(second, arguments[1], &b));
    OK(kin_engine_list_plugins(second, listed, 2, &plugins));
    CHECK(plugins == 1 && listed[0] == b);
    kin_plugin_info_init(&info);
    OK(kin_plugin_get_info(first, a, &info));
    CHECK(info.class_count == 1 && info.path[0] == '/' && strcmp(info.name, "com.example.hold_slide") == 0);
    CHECK(strcmp(info.summary, "An example in C.") == 0 && strcmp(info.version, "1.0.0") == 0);
    OK(kin_engine_get_class(first, info.first_class, &table));
    CHECK(strcmp(table->name, "com.example.hold_slide") == 0);
    info.struct_size = 4;
    REFUSED(first, KIN_ERROR_SIZE, kin_plugin_get_info(first, a, &info));
    kin_plugin_info_init(&info);
    OK(kin_engine_root_view(first, &root));
    slider = attach(first, 0, "com.example.hold_slide");
    REFUSED(first, KIN_ERROR_KIND, kin_plugin_get_info(first, root, &info));
    REFUSED(first, KIN_ERROR_KIND, kin_plugin_get_info(first, slider, &info));
    REFUSED(first, KIN_ERROR_STALE, kin_plugin_get_info(first, a + 1, &info));
    REFUSED(first, KIN_ERROR_STALE, kin_plugin_get_info(first, 0, &info));
    REFUSED(first, KIN_ERROR_KIND, kin_recognizer_remove(first, a));
    REFUSED(first, KIN_ERROR_KIND, kin_view_remove(first, a));
    CHECK(strstr(kin_engine_last_error(first), "names a plugin"));
    REFUSED(first, KIN_ERROR_STALE, kin_recognizer_remove(first, (uint64_t)4 << 56 | 1));
    kin_engine_destroy(first);
    OK(feed_one(second, 1, KIN_PHASE_BEGAN, 1, 0, 0));
    kin_engine_destroy(second);
    CHECK(dlopen(arguments[1], RTLD_NOW | RTLD_NOLOAD) != NULL);
  }
  return report();
}
