import { writeFileSync } from 'node:fs';
import { chromium, type Request } from 'playwright';
import { ensureBrowser } from '../e2e/steps/find-browser.ts';
import { LocalProduct } from '../e2e/steps/local-product.ts';
import { goThrough, richActs } from '../e2e/steps/rich-induction.ts';
import { TEXTS } from '../e2e/steps/texts.ts';
import { WorkerSteps } from '../e2e/steps/worker-steps.ts';
import type { RecordedCall, Recording } from './recording.ts';

/** Records what this site calls: `npm run tools -- record:site <name>` writes `<name>.json` here, to be replayed from then on. */
const [name = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const OF_FILES = new Set(['img', 'doc']);

const product = await LocalProduct.start();
const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false });
try {
  const { form, pin } = await newForm();
  const calls = await callsOf(pin);
  const recording: Recording = { site: name, form, pin, calls };
  writeFileSync(new URL(`./${name}.json`, import.meta.url), `${JSON.stringify(recording, null, 1)}\n`);
  process.stdout.write(`${name}: ${calls.length} calls\n`);
} finally {
  await browser.close();
  await product.stop();
}

/** The rich demo form without files, under a PIN of its own. */
async function newForm(): Promise<{ form: object; pin: string }> {
  const { token } = await called('POST', '/login', { body: { email: 'editor@example.com', password: 'demo-demo' } });
  const { items } = await called('GET', '/induction-forms', { token });
  const rich = items.find(({ meta }: { meta: { pin: string } }) => meta.pin === '123456');
  const { pages, inputSettings, project } = await called('GET', `/induction-forms/${rich._id}`, { token });
  const kept = pages.map((page: { content: { kind: string }[] }) => ({
    ...page,
    content: page.content.filter(({ kind }) => !OF_FILES.has(kind)),
  }));
  const form = { meta: { name: 'Kalasataman torni C' }, project, inputSettings, pages: kept };
  const { meta } = await called('POST', '/induction-forms', { token, body: form });
  return { form, pin: meta.pin };
}

async function called(method: string, path: string, { token, body }: { token?: string; body?: object }) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- what the API answers is named by its declarations; this only hands it on
  return (await response.json()) as any;
}

async function callsOf(pin: string): Promise<RecordedCall[]> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fi-FI',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const calls: Promise<RecordedCall[]>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(recorded(request));
  });
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin(pin);
  await steps.begin();
  await goThrough(steps, richActs({ lastName: 'Virtanen', email: 'matti.virtanen@example.org' }));
  await page.getByText(TEXTS.fi.player.done.waiting).waitFor();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByText(TEXTS.fi.player.done.waiting).waitFor();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(calls)).flat();
}

/** A call with its answer; none of one that the site gave up itself, such as a search while somebody types on. */
async function recorded(request: Request): Promise<RecordedCall[]> {
  const { pathname, search } = new URL(request.url());
  const headers = await request.allHeaders();
  const response = await request.response();
  if (!response) return [];
  const call = {
    method: request.method(),
    path: `${pathname.replace('/api', '')}${search}`,
    token: headers['authorization']?.replace('Bearer ', ''),
    key: headers['idempotency-key'],
    body: request.postDataJSON() as unknown,
    status: response.status(),
    answer: await response.json(),
  };
  return [call];
}
