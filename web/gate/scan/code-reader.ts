import type { CodeReader } from './reader.ts';

/** The browser's own detector, which TypeScript does not know yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const QR = 'qr_code';

/** The browser's own reader where it has one, else ours, which is fetched for it. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  // Without the services of its phone a browser has the class and reads nothing.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes(QR)) return browserReader(new BarcodeDetector({ formats: [QR] }));
  const { openFrameReader } = await import('./frame-reader.ts');
  return openFrameReader();
}

function browserReader(detector: Detector): CodeReader {
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    stop: () => undefined,
  };
}
