import type { Page } from '@playwright/test';
import type { Language } from '../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const WIDTHS = [320, 360, 1366] as const;
const NOW = new Date();

/** The page as it stands is accessible, and nothing of it is out of the screen on any width. */
async function look(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
}

/** A photo of 2000 pixels that takes more bytes than may be sent, made in the browser. */
async function largePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const draw = (width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (context) paint(context);
      return canvas;
    };
    const noise = draw(400, 300, (context) => {
      const image = context.createImageData(400, 300);
      for (let start = 0; start < image.data.length; start += 60_000) {
        crypto.getRandomValues(image.data.subarray(start, start + 60_000));
      }
      context.putImageData(image, 0, 0);
    });
    const photo = draw(2000, 1500, (context) => {
      context.imageSmoothingEnabled = false;
      context.drawImage(noise, 0, 0, 2000, 1500);
    });
    return photo.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('every kind of block is read on a phone', async ({ page, context, product }) => {
  const language: Language = 'fi';
  const steps = new WorkerSteps(page, language);
  const { texts } = steps;
  await steps.openRichForm('Lukija');
  const map = page.getByRole('link', { name: texts.player.map });
  await expect(map).toHaveAttribute('href', /maps.*Kalasatamankatu%209%2C%2000580%20Helsinki/);
  await expect(map).toHaveAccessibleName(new RegExp(texts.blocks.newTab));
  await expect(page.getByRole('term').first()).toHaveText('Vastaava työnjohtaja');
  await expect(page.getByRole('definition').first()).toContainText('Vesa Vastaava');
  await expect(steps.button(texts.player.act.confirm)).toBeEnabled();
  await look(page);
  await steps.press('confirm');

  await steps.expectAt(3);
  await expect(page.getByRole('link', { name: texts.blocks.newTab })).toHaveAttribute('href', 'https://www.ttk.fi/');
  await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
  await look(page);
  await steps.press('confirm');

  await steps.expectAt(4);
  const picture = page.getByRole('img', { name: /Työmaan kartta/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
  await look(page);
  const enlarge = page.getByRole('button', { name: texts.blocks.enlarge });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: /Työmaan kartta/ })).toBeVisible();
  await page.getByRole('button', { name: texts.blocks.larger, exact: true }).click();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await steps.press('confirm');

  await steps.expectAt(5);
  const plan = page.getByRole('link', { name: /pelastussuunnitelma.*PDF/ });
  const file = await context.request.get(`${product.url}${await plan.getAttribute('href')}`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(steps.button(texts.player.act.confirm)).toBeEnabled();
  await look(page);
});

test('dates, times and photos are given on a phone, and read by the staff', async ({
  page,
  context,
  browser,
  product,
}) => {
  const language: Language = 'en';
  const steps = new WorkerSteps(page, language);
  const { texts } = steps;
  await steps.openRichForm('Kuvaaja');
  await steps.goToWork();
  const part = (group: string, name: string) =>
    page.getByRole('group', { name: steps.said(group) }).getByLabel(name, { exact: true });
  const today = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki' }).format(NOW).split('.');
  await expect(part('Työsi alkaa', texts.fields.day)).toHaveValue(today[0] ?? '');
  await expect(part('Työsi alkaa', texts.fields.month)).toHaveValue(today[1] ?? '');
  await expect(part('Tulet työmaalle', texts.fields.hour)).toHaveValue('07');
  await part('Työsi alkaa', texts.fields.month).selectOption('1');
  await part('Työsi alkaa', texts.fields.day).selectOption('31');
  await part('Työsi alkaa', texts.fields.year).selectOption('2027');
  await part('Työsi alkaa', texts.fields.month).selectOption('2');
  await expect(part('Työsi alkaa', texts.fields.day)).toHaveValue('28');
  await part('Tulet työmaalle', texts.fields.minute).selectOption('45');
  await page.getByLabel(steps.said('Lähin työnjohtajasi')).fill('Maija Mestari');

  const photos = page.getByRole('group', { name: steps.said('Kuvat koneista') });
  await expect(photos).toHaveCount(0);
  const machines = page.getByRole('radiogroup', { name: steps.said('Tuotko työmaalle omia koneita?') });
  await machines.getByRole('radio', { name: texts.fields.yes }).check();
  await expect(photos.getByLabel(texts.pictures.camera)).toHaveAttribute('capture', 'environment');
  const gallery = photos.getByLabel(texts.pictures.gallery);
  const save = steps.button(texts.player.act.save);

  await gallery.setInputFiles([{ name: 'ohje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') }]);
  await expect(photos.getByText(texts.pictures.wrongType)).toBeVisible();
  await gallery.setInputFiles([{ name: 'rikki.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
  await expect(photos.getByText(texts.pictures.refused.unreadable)).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByText(texts.pictures.needs)).toBeVisible();
  await look(page);
  await photos.getByRole('button', { name: texts.pictures.remove }).click();
  await expect(photos).toBeFocused();
  await expect(save).toBeEnabled();

  const photo = { name: 'kone.png', mimeType: 'image/png', buffer: await largePhoto(page) };
  expect(photo.buffer.length).toBeGreaterThan(350_000);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/s3/**', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await gallery.setInputFiles([photo]);
  await expect(photos.getByRole('progressbar')).toBeVisible();
  await expect(save).toBeDisabled();
  await look(page);
  await photos.getByRole('button', { name: texts.pictures.cancel }).click();
  await expect(photos.getByRole('progressbar')).toHaveCount(0);
  await expect(save).toBeEnabled();
  release();
  await page.unroute('**/s3/**');

  await page.route('**/s3/**', (route) => route.abort());
  await gallery.setInputFiles([photo]);
  await expect(photos.getByText(texts.pictures.kept)).toBeVisible();
  await expect(save).toBeEnabled();
  await page.unroute('**/s3/**');
  const thumbnail = photos.getByRole('img');
  await expect(thumbnail).toHaveCount(1);
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeLessThanOrEqual(1600);
  await look(page);
  await page.reload();
  await expect(thumbnail).toHaveCount(1);
  await expect(part('Työsi alkaa', texts.fields.day)).toHaveValue('28');
  await steps.press('save');
  await steps.expectAt(8);

  const desk = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1366, height: 800 },
    locale: 'fi-FI',
  });
  const staff = await desk.newPage();
  const userFormId = /\/page\/([\w-]{22})\//.exec(page.url())?.[1] ?? '';
  await rememberLogin(staff, 'manager@example.com', language);
  for (const path of ['user-form', 'user-form-report']) {
    await staff.goto(`/admin/approval/${path}/${userFormId}`);
    await expect(staff.getByText('28.2.2027')).toBeVisible();
    await expect(staff.getByText('7.45')).toBeVisible();
    const read = staff.getByRole('figure', { name: steps.said('Kuvat koneista') }).getByRole('img');
    await expect.poll(() => read.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(staff);
    const sent = await context.request.get(`${product.url}${await read.getAttribute('src')}`);
    expect((await sent.body()).length).toBeLessThanOrEqual(350_000);
  }
  await desk.close();
});
