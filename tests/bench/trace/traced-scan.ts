import type { Browser, Page } from 'playwright';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { putInSight, seeCodes } from '../../e2e/staff/gate/gate-camera.ts';
import { keepLogin, StaffApi } from '../../e2e/steps/staff-steps.ts';
import { CPU_SLOWDOWN } from './traced-visit.ts';

/** Milliseconds from the reading of a code to the painted verdict, and the requests between the two. */
export type TracedScan = { verdict: number; requests: number };

const FOREMAN = 'foreman@example.com';
const VERDICT = 'main header h1';
/** A gate that nobody has come to for so long has fetched what it fetches ahead. */
const QUIET_MILLISECONDS = 4000;

/** Somebody at the gate of a site of the demo. */
async function findAtGate(api: StaffApi, token: string): Promise<{ site: string; passId: string }> {
  const sites = (await api.ask(projectApi.list, { query: {} }, { token })).items;
  for (const { _id: id } of sites) {
    const { items } = await api.ask(gateApi.people, { params: { id }, query: {} }, { token });
    const [person] = items;
    if (person) return { site: id, passId: person.passId };
  }
  throw new Error('The demo has nobody for a gate.');
}

/** Runs in the page before any script of its own: the verdict counts from the frame in which it is painted. */
function noteVerdict(selector: string): void {
  const noted = { verdict: 0 };
  Object.assign(window, { noted });
  new MutationObserver(() => {
    if (noted.verdict !== 0 || document.querySelector('video') || !document.querySelector(selector)) return;
    noted.verdict = -1;
    requestAnimationFrame(() => setTimeout(() => (noted.verdict = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** The gate fetches the screen of verdicts before anybody comes. */
const verdictFetched = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/verdict-page-'));

const verdictAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { verdict: number } }).noted.verdict);

/** One scan at a gate that stands, on a slow phone: the camera is open, and its reader sees a pass. */
export async function traceScan(browser: Browser, origin: string, productUrl: string): Promise<TracedScan> {
  const api = new StaffApi(productUrl);
  // The product takes a login from its own address alone.
  const login = await api.logIn(FOREMAN);
  const { site, passId } = await findAtGate(api, login.token);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // The compiler of this process keeps names by a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await seeCodes(page);
    await page.addInitScript(noteVerdict, VERDICT);
    await keepLogin(page, login);
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.goto(`/admin/projects/${site}/gate?scan`, { timeout: 120_000 });
    await page.waitForFunction(verdictFetched, undefined, { timeout: 120_000 });
    // Playwright's own `networkidle` is over before the parts that the gate fetches beside its work.
    for (let before = -1; before !== requests;) {
      before = requests;
      await page.waitForTimeout(QUIET_MILLISECONDS);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    requests = 0;
    await putInSight(page, `${origin}/v/${passId}`);
    await page.waitForFunction(() => (window as unknown as { noted: { verdict: number } }).noted.verdict > 0);
    const seenAt = await page.evaluate(() => (window as unknown as { seenAt: number }).seenAt);
    return { verdict: (await verdictAt(page)) - seenAt, requests };
  } finally {
    await context.close();
  }
}
