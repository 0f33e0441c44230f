/* main.cpp: a window with the picture of photo.qml, which lies in the working folder or is the argument.
 *
 * Build, in this folder of the project:
 *   $(pkg-config --variable=libexecdir Qt6Core)/moc gesture_area.h -o moc_gesture_area.cpp
 *   g++ -std=c++17 -fPIC -I ../../../../build/include -I ../../../c/adapters [mg]*.cpp -o qt-photo \
 *     $(pkg-config --cflags --libs Qt6Quick) -L ../../../../build/lib -lkinesic */
#include "gesture_area.h"

#include <QGuiApplication>
#include <QQuickView>

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  qmlRegisterType<GestureArea>("Kinesic", 1, 0, "GestureArea");
  QQuickView view;
  view.setTitle("Kinesic");
  view.setSource(QUrl::fromLocalFile(argc > 1 ? argv[1] : "photo.qml"));
  view.show();
  return view.status() == QQuickView::Ready ? application.exec() : 1;
}
