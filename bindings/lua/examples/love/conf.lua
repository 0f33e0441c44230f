function love.conf(t)
  t.window.title, t.window.width, t.window.height = "Kinesic", 640, 480
end
