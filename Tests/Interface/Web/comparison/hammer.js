export function attach(photo, list, happens, transform) {
  const manager = new Hammer.Manager(photo, { touchAction: 'none' });
  const pan = new Hammer.Pan({ threshold: 10 });
  const rotate = new Hammer.Rotate({ threshold: 6 });
  const pinch = new Hammer.Pinch({ threshold: 0.05 });
  const doubleTap = new Hammer.Tap({ event: 'doubletap', taps: 2 });
  const tap = new Hammer.Tap({ event: 'singletap' });
  const press = new Hammer.Press({ time: 500 });
  pinch.recognizeWith(pan);
  rotate.recognizeWith([pan, pinch]);
  doubleTap.recognizeWith(tap);
  tap.requireFailure(doubleTap);
  manager.add([pan, rotate, pinch, doubleTap, tap, press]);

  // A press excludes nothing that comes after it.
  let isPressed = false;
  manager.on('hammer.input', (event) => { if (event.isFinal) isPressed = false; });
  manager.on('press', () => { isPressed = true; happens('long press'); });
  manager.on('doubletap', () => happens('double tap'));
  manager.on('singletap', () => happens('tap'));
  let was = {};
  manager.on('panstart', (event) => { was.x = event.deltaX; was.y = event.deltaY; });
  manager.on('panmove', (event) => {
    if (!isPressed) transform(event.deltaX - was.x, event.deltaY - was.y, 1, 0);
    was.x = event.deltaX;
    was.y = event.deltaY;
  });
  manager.on('pinchstart', (event) => { was.scale = event.scale; });
  manager.on('pinchmove', (event) => {
    transform(0, 0, event.scale / was.scale, 0);
    was.scale = event.scale;
  });
  manager.on('rotatestart', (event) => { was.angle = event.rotation; });
  manager.on('rotatemove', (event) => {
    // The angle jumps by a turn.
    const turn = (event.rotation - was.angle + 540) % 360 - 180;
    transform(0, 0, 1, turn * Math.PI / 180);
    was.angle = event.rotation;
  });
  photo.addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    transform(0, 0, Math.exp(-event.deltaY / 100), 0);
  }, { passive: false });
}
