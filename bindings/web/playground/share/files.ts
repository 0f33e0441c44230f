// Files that are dropped onto the page, or opened: traces, and recordings of touches (../recordings).

import type { Touches } from '../recordings/recording.js';

/** Traces have zero bytes from the beginning on, texts none; TUIO says what it is. */
export const isTrace = (bytes: Uint8Array) => bytes.subarray(0, 256).includes(0)
  && String.fromCharCode(...bytes.subarray(4, 11)) !== '#bundle';

/** Reads a recording, by modules that are loaded when the first one comes. Throws a sentence that can be shown. */
export async function readTouches(file: File, bytes: Uint8Array): Promise<Touches> {
  const { readRecording } = await import('../recordings/read.js');
  let touches: Touches | undefined;
  try {
    touches = readRecording(bytes);
  } catch (error) {
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (touches) return touches;
  throw new Error(`${file.name} is none of what is read here: a trace (.kintrace), evemu, libinput record, getevent, `
    + 'TUIO, pointer events as JSON, or CSV with the columns t_us,slot,tracking_id,x,y,pressure,event.');
}

export function save(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
