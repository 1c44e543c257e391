import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { openCamera, turnOff, type NoCamera } from './camera.ts';
import { openCodeReader } from './code-reader.ts';
import type { CodeReader } from './reader.ts';

/** `failed`: there is a picture, and codes cannot be read from it. */
export type Scanning = 'opening' | 'reading' | 'failed' | NoCamera;

const PAUSE_MILLISECONDS = 100;

function useIsInSight(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
}

/** Takes the texts of the codes in sight; answers whether one of them is what the camera was opened for. */
type OnRead = (texts: string[]) => boolean;

/** Shows the camera in a video and tells what it reads until that is taken; the camera is off while nobody sees the page. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onRead: OnRead): Scanning {
  const [state, setState] = useState<Scanning>('opening');
  const isInSight = useIsInSight();
  useEffect(() => {
    const { current: shown } = video;
    if (!isInSight || !shown) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Scanning) => !signal.aborted && setState(next);
    void scan(shown, { signal, tell, onRead: (texts) => !signal.aborted && onRead(texts) });
    return () => leaving.abort();
  }, [isInSight, video, onRead]);
  return state;
}

type Scan = { signal: AbortSignal; tell: (state: Scanning) => void; onRead: OnRead };

async function scan(video: HTMLVideoElement, { signal, tell, onRead }: Scan): Promise<void> {
  const camera = await openCamera();
  if (typeof camera === 'string') return tell(camera);
  let reader: CodeReader | undefined;
  try {
    signal.addEventListener('abort', () => turnOff(camera));
    signal.throwIfAborted();
    video.srcObject = camera;
    [reader] = await Promise.all([openCodeReader(), video.play()]);
    tell('reading');
    await readOn(reader, video, { signal, onRead });
  } catch {
    tell('failed');
  } finally {
    turnOff(camera);
    reader?.stop();
  }
}

async function readOn(
  reader: CodeReader,
  video: HTMLVideoElement,
  { signal, onRead }: Pick<Scan, 'signal' | 'onRead'>,
): Promise<void> {
  while (!signal.aborted) {
    const texts = await reader.read(video);
    // The camera still sees the code while the next screen is made ready.
    if (texts.length > 0 && onRead(texts)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
}
