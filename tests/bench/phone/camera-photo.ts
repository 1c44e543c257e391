import type { Page } from 'playwright';
import { SeededChance } from '../../chaos/seeded-chance.ts';

/** As many as the camera of a usual phone makes: 12 million. */
const WIDTH = 4000;
const HEIGHT = 3000;

/**
 * A picture as a camera makes it, drawn in the browser: the light falls off, there are edges and small print, and the
 * sensor's noise lies over it all. The same each time. JPEG.
 */
export async function cameraPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(drawPhoto, { width: WIDTH, height: HEIGHT, shapes: shapesOf(300) });
  return Buffer.from(base64, 'base64');
}

type Shape = { colour: string; x: number; y: number; width: number; height: number };

function shapesOf(count: number): Shape[] {
  const chance = new SeededChance('a photo');
  return Array.from({ length: count }, () => ({
    colour: `hsl(${chance.next('hue') * 360} 50% ${chance.next('light') * 100}% / 0.5)`,
    x: chance.next('x') * WIDTH,
    y: chance.next('y') * HEIGHT,
    width: chance.next('width') * 600,
    height: chance.next('height') * 300,
  }));
}

type Drawn = { width: number; height: number; shapes: Shape[] };

/** Runs in the page, where nothing else of this file is. */
async function drawPhoto({ width, height, shapes }: Drawn): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const light = context.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of ['#8d8573', '#d9d2c0', '#5c6a73'].entries()) light.addColorStop(at / 2, colour);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  for (const shape of shapes) {
    context.fillStyle = shape.colour;
    context.fillRect(shape.x, shape.y, shape.width, shape.height);
  }
  context.fillStyle = '#14201f';
  context.font = '60px sans-serif';
  for (let line = 0; line < 30; line += 1)
    context.fillText(`TYÖTURVALLISUUSKORTTI ${line} 31.12.2027`, 400, 300 + line * 80);
  const pixels = context.getImageData(0, 0, width, height);
  let state = 12345;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const noise = (state / 2 ** 31 - 0.5) * 24;
    for (let channel = 0; channel < 3; channel += 1)
      pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + noise;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
}
