import { expect } from '@playwright/test';
import { chromium, type Browser, type Page } from 'playwright';
import { ChaosProxy, type Passed } from '../../chaos/chaos-proxy.ts';
import { ensureBrowser } from '../../e2e/steps/find-browser.ts';
import { LocalProduct } from '../../e2e/steps/local-product.ts';
import { shellKept } from '../../e2e/offline/kept-shell.ts';
import { goThrough, richActs } from '../../e2e/steps/rich-induction.ts';
import { TEXTS } from '../../e2e/steps/texts.ts';
import { WorkerSteps } from '../../e2e/steps/worker-steps.ts';
import { sum } from '../capacity/item-size.ts';
import { cameraPhoto } from './camera-photo.ts';

export type MeasuredPhone = {
  /** Bytes of bodies both ways, compressed, from the first visit to the signed induction; without uploaded pictures. */
  visit: { withoutServiceWorker: number; withServiceWorker: number };
  /** What the phone waits for from the PIN to the first page. */
  waitedFor: string[];
  /** Calls of the API from the PIN to the signed induction with its two cards. */
  apiCalls: number;
  photo: { taken: number; sent: number };
};

const PIN = '123456';
const PERSON = { lastName: 'Virtanen', email: 'matti.virtanen@example.org' };

/** The rich demo form on a phone's screen, in a real browser, through a proxy that counts. */
export async function measurePhone(): Promise<MeasuredPhone> {
  const product = await LocalProduct.start();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false });
  try {
    const plain = await visit(browser, product, 'block');
    const whole = await visit(browser, product, 'allow');
    return {
      visit: { withoutServiceWorker: bytesOf(plain.passed), withServiceWorker: bytesOf(whole.passed) },
      waitedFor: whole.waitedFor.filter((asked) => !asked.includes('/static/')),
      apiCalls: whole.passed.filter(({ path }) => path.startsWith('/api/')).length,
      photo: await photoBytes(browser, product),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Visit = { passed: Passed[]; waitedFor: string[] };

async function visit(browser: Browser, { url }: LocalProduct, serviceWorkers: 'allow' | 'block'): Promise<Visit> {
  const { proxy, context } = await phoneOn(browser, url, serviceWorkers);
  const page = await context.newPage();
  const steps = new WorkerSteps(page, 'fi');
  await typePin(page);
  if (serviceWorkers === 'allow') await shellKept(page);
  await page.waitForLoadState('networkidle');
  const before = proxy.passed.length;
  await steps.button(steps.texts.start.submit).click();
  await steps.expectAt(0);
  await page.getByText('Kalasatamankatu 9').waitFor();
  const waitedFor = proxy.passed.slice(before).map(({ method, path }) => `${method} ${path}`);
  await steps.begin();
  await goThrough(steps, richActs(PERSON));
  await page.getByText(TEXTS.fi.player.done.waiting).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  await proxy.stop();
  return { passed: proxy.passed, waitedFor };
}

async function phoneOn(browser: Browser, baseURL: string, serviceWorkers: 'allow' | 'block') {
  const proxy = await ChaosProxy.start('calm');
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    locale: 'fi-FI',
    serviceWorkers,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  return { proxy, context };
}

async function typePin(page: Page): Promise<void> {
  await page.goto('/aloita?lang=fi');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(PIN);
}

function bytesOf(passed: readonly Passed[]): number {
  return sum(
    passed.filter(({ path }) => !/^\/(static|s3)\//.test(path)).map(({ bytesUp, bytesDown }) => bytesUp + bytesDown),
  );
}

/** The whole post to the object store, its form fields too. */
async function photoBytes(browser: Browser, { url }: LocalProduct): Promise<MeasuredPhone['photo']> {
  const { proxy, context } = await phoneOn(browser, url, 'block');
  const page = await context.newPage();
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin(PIN);
  await steps.begin();
  const buffer = await cameraPhoto(page);
  const isPosted = ({ method, path }: Passed) => method === 'POST' && path.startsWith('/s3/');
  const { Pätevyyskortit: _cards, ...acts } = richActs(PERSON, async () => {
    await choosePhoto(page, buffer);
    await expect.poll(() => proxy.passed.some(isPosted), { timeout: 60_000 }).toBe(true);
  });
  await goThrough(steps, acts);
  await context.close();
  await proxy.stop();
  return { taken: buffer.length, sent: proxy.passed.find(isPosted)?.bytesUp ?? Infinity };
}

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const machines = page.getByRole('radiogroup', { name: /Tuotko työmaalle omia koneita/ });
  await machines.getByRole('radio', { name: TEXTS.fi.fields.yes }).check();
  const photos = page.getByRole('group', { name: /Kuvat koneista/ });
  const photo = { name: 'kone.jpg', mimeType: 'image/jpeg', buffer };
  await photos.getByLabel(TEXTS.fi.pictures.gallery).setInputFiles([photo]);
}
