import { ownScript } from '../../service-worker/own-script.ts';
import type { CodeReader } from './reader.ts';
import type { Frame, FrameAnswer } from './frame.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './read-frames.ts?worker&url';

/** More pixels take a poor phone longer and read no better at arm's length. */
const LONGEST_SIDE = 960;

/** Our own reader: copies each picture of the camera to a worker, which looks for codes in it. */
export function openFrameReader(): CodeReader {
  const worker = new Worker(ownScript(workerUrl));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const frame = context && takeFrame(video, context);
      return frame ? askWorker(worker, frame) : [];
    },
    stop: () => worker.terminate(),
  };
}

function takeFrame(video: HTMLVideoElement, context: CanvasRenderingContext2D): Frame | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const { canvas } = context;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function askWorker(worker: Worker, frame: Frame): Promise<string[]> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FrameAnswer>) => resolve(data.texts);
    worker.onerror = () => reject(new Error('The reader of codes could not be loaded.'));
    worker.postMessage(frame, [frame.data.buffer]);
  });
}
