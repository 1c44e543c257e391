import decodeQR from 'qr/decode.js';
import type { Frame, FrameAnswer } from './frame.ts';

/** A poor phone takes longer than the picture of a screen lasts; the worker holds nobody up. */
const MILLISECONDS = 120;

/** The page's end of this worker. */
const page = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Frame>) => void) | null;
  postMessage: (answer: FrameAnswer) => void;
};

page.onmessage = ({ data }) => page.postMessage({ texts: textsIn(data) });

function textsIn(frame: Frame): string[] {
  try {
    return [decodeQR(frame, { format: 'RGBA', timeLimit: MILLISECONDS })];
  } catch {
    // It throws where there is no code.
    return [];
  }
}
