import { chromium } from 'playwright';
import { ensureBrowser } from '../../e2e/steps/find-browser.ts';
import { LocalProduct } from '../../e2e/steps/local-product.ts';
import { median } from '../ratios/median.ts';
import { startSecureFront } from './secure-front.ts';
import { SLOW_3G, SLOW_4G, SlowLine, type Line } from './slow-line.ts';
import { traceScan, type TracedScan } from './traced-scan.ts';
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

type Over = { line: Line; pageDelay?: number | undefined };

/** Does something over a slow line to a product, whose address there it is given. */
async function overLine<Result>(
  product: LocalProduct,
  { line, pageDelay }: Over,
  doOver: (origin: string) => Promise<Result>,
): Promise<Result> {
  const front = await startSecureFront(product.url, pageDelay);
  const slow = await SlowLine.start(line, front.port);
  try {
    return await doOver(`https://127.0.0.1:${slow.port}`);
  } finally {
    slow.stop();
    front.stop();
  }
}

type Products = readonly [name: string, product: LocalProduct][];

/** Traces each product as often as the others, in turns. */
async function inTurns<One>(products: Products, traceOne: (product: LocalProduct) => Promise<One>) {
  const traced = new Map<string, One[]>(products.map(([name]) => [name, []]));
  for (let visit = 0; visit < VISITS + DISCARDED; visit += 1) {
    for (const [name, product] of visit % 2 === 0 ? products : products.toReversed()) {
      const one = await traceOne(product);
      if (visit >= DISCARDED) traced.get(name)?.push(one);
    }
  }
  return traced;
}

const NUMBERS = ['painted', 'largest', 'ready', 'requests'] as const;
const SCAN_NUMBERS = ['verdict', 'requests'] as const;
const tableLine = (name: string, cells: readonly string[]) =>
  [name.padEnd(12), ...cells.map((cell) => cell.padStart(9))].join('');

function lineOf<Name extends string>(
  name: string,
  numbers: readonly Name[],
  traced: readonly Readonly<Record<Name, number>>[],
): string {
  return tableLine(
    name,
    numbers.map((number) => String(Math.round(median(traced.map((one) => one[number]))))),
  );
}

/** A camera drawn by the page itself would take the processor that is measured. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false, args: CAMERA });
const products: [name: string, product: LocalProduct][] = [['now', await LocalProduct.start()]];
if (before !== undefined) products.push(['before', await LocalProduct.start({ root: before })]);
try {
  console.log(tableLine('milliseconds', NUMBERS));
  for (const { what, line: slow, pageDelay, ...visit } of TRACES) {
    const traced = await inTurns(products, (product) =>
      overLine<Traced>(product, { line: slow, pageDelay }, (origin) => traceVisit(browser, origin, visit)),
    );
    console.log(what);
    for (const [name, visits] of traced) console.log(lineOf(name, NUMBERS, visits));
  }
  console.log(tableLine('milliseconds', SCAN_NUMBERS));
  const scans = await inTurns(products, (product) =>
    overLine<TracedScan>(product, { line: SLOW_4G }, (origin) => traceScan(browser, origin, product.url)),
  );
  console.log('code read at the gate to its verdict, slow 4G');
  for (const [name, visits] of scans) console.log(lineOf(name, SCAN_NUMBERS, visits));
} finally {
  await browser.close();
  for (const [, product] of products) await product.stop();
}
