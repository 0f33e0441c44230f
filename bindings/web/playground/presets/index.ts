import type { Preset } from '../session/preset.js';
import { drums } from './drums.js';
import { photos } from './photos.js';
import { buttonInAScrollView, drawerAtTheEdge, nestedScrolling } from './scrolling.js';
import { shapes } from './shapes.js';
import { longPressAndPan, pinchAndRotation, swipeAndPan, tapAndDoubleTap } from './single.js';
import { twoUsers } from './table.js';

export const presets: readonly Preset[] = [
  photos, tapAndDoubleTap, swipeAndPan, longPressAndPan, pinchAndRotation, nestedScrolling, buttonInAScrollView,
  drawerAtTheEdge, twoUsers, drums, shapes,
];
