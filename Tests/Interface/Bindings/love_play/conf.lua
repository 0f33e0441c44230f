function love.conf(t)
  t.window.width, t.window.height, t.window.vsync = 640, 480, 0
  t.modules.audio, t.modules.sound, t.modules.joystick = false, false, false
end
