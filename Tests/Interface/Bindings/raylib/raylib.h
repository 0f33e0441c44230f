/* raylib.h: the part of raylib's interface that the adapter and its test call, declared by hand: the wheel on PyPI has
 * the library alone. */
#ifndef RAYLIB_H
#define RAYLIB_H

#include <stdbool.h>

typedef struct Vector2 {
  float x, y;
} Vector2;
typedef struct Color {
  unsigned char r, g, b, a;
} Color;
typedef struct Rectangle {
  float x, y, width, height;
} Rectangle;
typedef struct Texture2D {
  unsigned int id;
  int width, height, mipmaps, format;
} Texture2D;
enum { MOUSE_BUTTON_LEFT = 0, MOUSE_BUTTON_RIGHT = 1, MOUSE_BUTTON_MIDDLE = 2 };
enum { KEY_F10 = 299, KEY_LEFT_CONTROL = 341, KEY_RIGHT_CONTROL = 345, LOG_WARNING = 4 };

void SetTraceLogLevel(int level);
void InitWindow(int width, int height, const char *title);
void CloseWindow(void);
void SetTargetFPS(int frames);
void SetWindowPosition(int x, int y);
void BeginDrawing(void);
void EndDrawing(void);
void ClearBackground(Color color);
void DrawTexturePro(Texture2D texture, Rectangle source, Rectangle dest, Vector2 origin, float rotation, Color tint);
void DrawLineEx(Vector2 start, Vector2 end, float thick, Color color);
void DrawCircleV(Vector2 center, float radius, Color color);
void DrawRing(Vector2 center, float inner, float outer, float start, float end, int segments, Color color);
void DrawText(const char *text, int x, int y, int size, Color color);
void DrawRectangle(int x, int y, int width, int height, Color color);
int GetTouchPointCount(void);
int GetTouchPointId(int index);
Vector2 GetTouchPosition(int index);
Vector2 GetMousePosition(void);
Vector2 GetMouseWheelMoveV(void);
bool IsMouseButtonDown(int button);
bool IsKeyDown(int key);
bool IsKeyPressed(int key);
bool IsCursorOnScreen(void);
bool WindowShouldClose(void);
double GetTime(void);
bool IsWindowFocused(void);
bool IsWindowMinimized(void);
int GetCurrentMonitor(void);
int GetMonitorWidth(int monitor);
int GetMonitorHeight(int monitor);
int GetMonitorPhysicalWidth(int monitor);
int GetMonitorPhysicalHeight(int monitor);
int GetScreenWidth(void);
int GetScreenHeight(void);
void SetWindowSize(int width, int height);

#endif
