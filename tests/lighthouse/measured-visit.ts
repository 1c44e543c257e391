import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { median } from '../bench/ratios/median.ts';
import { ensureBrowser } from '../e2e/steps/find-browser.ts';
import { freePort } from '../e2e/steps/local-product.ts';
import { CATEGORIES, type Category, type Lighthouse } from './lighthouse-tool.ts';
import type { Visitor } from './visitors.ts';

export type MeasuredVisit = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMilliseconds: number;
  /** How fast Lighthouse found this machine; about 1,500 where it does nothing else. */
  machineIndex: number;
  /** What cost a score, as Lighthouse names it; of every run. */
  remarks: string[];
};

const RUNS = 5;

type Seen = { lighthouse: Lighthouse; baseURL: string };

/**
 * The medians of five visits, after one that is thrown away; nothing of the site is on the phone but for a visitor who has it, what the
 * visitor is stays. Each visit has a browser of its own: one that is used again goes through all that earlier pages left in its memory.
 */
export async function measureVisit(visitor: Visitor, { lighthouse, baseURL }: Seen): Promise<MeasuredVisit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tyomaaportti-lighthouse-'));
  const phone: Phone = { folder, baseURL };
  try {
    const address = await withBrowser(phone, async ({ context }) => visitor.path(await context.newPage()));
    const visits: MeasuredVisit[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const seen = await withBrowser(phone, async ({ context, port }) => {
        if (!visitor.hasSite) await forgetSite(context, baseURL);
        return visit(lighthouse, { url: baseURL + address, port });
      });
      visits.push(seen);
    }
    return mediansOf(visits.slice(1));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What stays between two visits is in the folder. */
type Phone = { folder: string; baseURL: string };
type Browsing = { context: BrowserContext; port: number };

async function withBrowser<T>({ folder, baseURL }: Phone, use: (browsing: Browsing) => Promise<T>): Promise<T> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    chromiumSandbox: false,
    args: [`--remote-debugging-port=${port}`],
    baseURL,
    locale: 'fi-FI',
  });
  try {
    return await use({ context, port });
  } finally {
    await context.close();
  }
}

/** Takes the site's files off the phone, as on a first visit; a login and an induction's token stay. */
async function forgetSite(context: BrowserContext, origin: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

async function visit(lighthouse: Lighthouse, { url, port }: { url: string; port: number }): Promise<MeasuredVisit> {
  const seen = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!seen) throw new Error(`Lighthouse saw nothing at ${url}`);
  const { runtimeError, finalDisplayedUrl, environment, categories, audits } = seen.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const lost = CATEGORIES.flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => id);
  return {
    scores: scoresOf((category) => Math.round(100 * (categories[category].score ?? Number.NaN))),
    largestPaintMilliseconds: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    machineIndex: environment.benchmarkIndex,
    remarks: lost,
  };
}

function mediansOf(visits: readonly MeasuredVisit[]): MeasuredVisit {
  return {
    scores: scoresOf((category) => median(visits.map(({ scores }) => scores[category]))),
    largestPaintMilliseconds: median(visits.map(({ largestPaintMilliseconds }) => largestPaintMilliseconds)),
    machineIndex: median(visits.map(({ machineIndex }) => machineIndex)),
    remarks: [...new Set(visits.flatMap(({ remarks }) => remarks))],
  };
}

function scoresOf(scoreOf: (category: Category) => number): Record<Category, number> {
  return Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<Category, number>;
}
