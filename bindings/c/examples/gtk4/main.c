/* main.c: a window with the picture.
 *
 * Build, in the project's folder:
 *   gcc -std=c11 -I build/include -I bindings/c/adapters bindings/c/examples/gtk4/[mp]*.c -o gtk-photo \
 *     $(pkg-config --cflags --libs gtk4) -L build/lib -lkinesic -lm */
#include "photo.h"

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Kinesic");
  gtk_window_set_child(GTK_WINDOW(window), photo_new(data));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new("org.kinesic.photo", G_APPLICATION_NON_UNIQUE);
  photo photo;
  int status;
  g_signal_connect(application, "activate", G_CALLBACK(activate), &photo);
  status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  photo_close(&photo);
  return status;
}
