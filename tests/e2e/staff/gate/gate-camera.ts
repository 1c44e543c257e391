import type { Page } from '@playwright/test';

type Seeing = { camera?: MediaStream; inSight?: string | undefined; seenAt?: number };

/** One dot, for a camera whose browser reads what the test says. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Holds a picture before the camera, small, askew and on a grey ground, as a phone's camera sees another phone. */
export async function showToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript(
    (source) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const image = Object.assign(new Image(), { src: source });
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('No canvas');
        const draw = () => {
          context.resetTransform();
          context.fillStyle = '#777';
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.translate(600, 380);
          context.rotate(0.2);
          context.filter = 'blur(1px) contrast(0.8)';
          context.drawImage(image, -150, -150, 300, 300);
        };
        const camera = canvas.captureStream(10);
        // A camera that is off sees nothing: a picture drawn on and on keeps a busy machine from all else on the page.
        const drawOn = () => {
          draw();
          if (camera.active) setTimeout(drawOn, 100);
        };
        drawOn();
        Object.assign(window, { camera });
        return camera;
      };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** Whether the camera that the page opened is off. */
export function turnedOff(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { camera } = window as Seeing;
    return camera !== undefined && camera.getTracks().every(({ readyState }) => readyState === 'ended');
  });
}

/** Gives the browser a reader of its own, which sees what `putInSight` says; `seenAt` is when it saw it first, by the page's clock. */
export async function seeCodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => {
        const seeing = window as Seeing;
        const { inSight } = seeing;
        if (inSight !== undefined) seeing.seenAt ??= performance.now();
        return Promise.resolve(inSight === undefined ? [] : [{ rawValue: inSight }]);
      };
    }
    Object.assign(window, { BarcodeDetector });
  });
}

export async function putInSight(page: Page, inSight: string | undefined): Promise<void> {
  await page.evaluate((text) => Object.assign(window, { inSight: text }), inSight);
}
