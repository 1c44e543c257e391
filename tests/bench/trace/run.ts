import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../../e2e/steps/find-browser.ts';
import { LocalProduct } from '../../e2e/steps/local-product.ts';
import { median } from '../ratios/median.ts';
import { startSecureFront } from './secure-front.ts';
import { SLOW_3G, SLOW_4G, SlowLine, type Line } from './slow-line.ts';
import { traceVisit, type Traced, type Visit } from './traced-visit.ts';

const VISITS = 9;
/** What an early connection or a busy machine does to one visit does not count. */
const DISCARDED = 1;
/** Only a page of the player has one there. */
const POSTER = { path: '/s/123456', ready: 'main button' };

type Trace = Visit & { what: string; line: Line; pageDelay?: number };

const TRACES: readonly Trace[] = [
  { what: '/aloita, cold, slow 4G', line: SLOW_4G, path: '/aloita' },
  { what: 'poster, cold, slow 4G', line: SLOW_4G, ...POSTER },
  { what: 'poster, cold, slow 4G, the page 800 ms later', line: SLOW_4G, pageDelay: 800, ...POSTER },
  { what: 'poster, cold, 3G', line: SLOW_3G, ...POSTER },
  { what: 'poster, warm, slow 4G', line: SLOW_4G, isWarm: true, ...POSTER },
];

const before = process.argv.slice(2).find((argument) => !argument.startsWith('-'));

async function visitOver(
  browser: Browser,
  product: LocalProduct,
  { line, pageDelay, ...visit }: Trace,
): Promise<Traced> {
  const front = await startSecureFront(product.url, pageDelay);
  const slow = await SlowLine.start(line, front.port);
  try {
    return await traceVisit(browser, `https://127.0.0.1:${slow.port}`, visit);
  } finally {
    slow.stop();
    front.stop();
  }
}

const NUMBERS = ['painted', 'largest', 'ready', 'requests'] as const;

function lineOf(name: string, traced: readonly Traced[]): string {
  const numbers = NUMBERS.map((number) => Math.round(median(traced.map((one) => one[number]))));
  return [name.padEnd(12), ...numbers.map((number) => String(number).padStart(9))].join('');
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false });
const products: [name: string, product: LocalProduct][] = [['now', await LocalProduct.start()]];
if (before !== undefined) products.push(['before', await LocalProduct.start({ root: before })]);
try {
  console.log(['milliseconds'.padEnd(12), ...NUMBERS.map((number) => number.padStart(9))].join(''));
  for (const trace of TRACES) {
    const traced = new Map<string, Traced[]>(products.map(([name]) => [name, []]));
    for (let visit = 0; visit < VISITS + DISCARDED; visit += 1) {
      for (const [name, product] of visit % 2 === 0 ? products : products.toReversed()) {
        const one = await visitOver(browser, product, trace);
        if (visit >= DISCARDED) traced.get(name)?.push(one);
      }
    }
    console.log(trace.what);
    for (const [name, visits] of traced) console.log(lineOf(name, visits));
  }
} finally {
  await browser.close();
  for (const [, product] of products) await product.stop();
}
