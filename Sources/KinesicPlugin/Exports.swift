// Who imports this module has what a recognizer is written against too: the C header, and the mathematics that gives
// the same bits on every platform.
@_exported import CKinesic
@_exported import KinesicMath
