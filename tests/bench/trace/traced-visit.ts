import type { Browser, BrowserContext, Page } from 'playwright';
import { cameToLife } from '../../e2e/offline/coming-to-life.ts';
import { shellKept } from '../../e2e/offline/kept-shell.ts';

/** Milliseconds since the visit began, and how many requests it took until the page was ready. */
export type Traced = { painted: number; largest: number; ready: number; requests: number };

export type Visit = {
  path: string;
  /** Whether the phone has the site's files from a visit before. */
  isWarm?: boolean;
  /** A selector of what is there once the page can be used; without one the page is ready when it has come to life. */
  ready?: string;
};

export const CPU_SLOWDOWN = 4;
/** Long after the last change of a page. */
const SETTLED_MILLISECONDS = 1500;

type Noted = { largest: number; ready: number };

/** Runs in the page before any script of its own. */
function noteTimes(selector: string | undefined): void {
  const noted: Noted = { largest: 0, ready: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (selector === undefined) return;
  // Without a name: the compiler keeps names by a helper that the page lacks.
  new MutationObserver(() => {
    if (noted.ready === 0 && document.querySelector(selector)) noted.ready = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

export async function traceVisit(browser: Browser, origin: string, visit: Visit): Promise<Traced> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers: visit.isWarm ? 'allow' : 'block',
  });
  try {
    if (visit.isWarm) await warm(context);
    return await trace(await context.newPage(), visit);
  } finally {
    await context.close();
  }
}

async function warm(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/aloita');
  await cameToLife(page);
  await shellKept(page);
  await page.close();
}

async function trace(page: Page, { path, ready }: Visit): Promise<Traced> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(noteTimes, ready);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(path, { waitUntil: 'commit' });
  if (ready === undefined) await cameToLife(page);
  else await page.locator(ready).first().waitFor({ timeout: 60_000 });
  const atReady = requests;
  // The browser may still name a larger paint or a shift; no event says that it names none.
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const times = await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    return { ...noted, painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
  });
  return { ...times, requests: atReady };
}
