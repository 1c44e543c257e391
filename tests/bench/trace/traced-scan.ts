import type { Browser, Page } from 'playwright';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { DOT, putInSight, seeCodes, showToCamera } from '../../e2e/staff/gate/gate-camera.ts';
import { rememberLogin, StaffApi } from '../../e2e/steps/staff-steps.ts';
import { CPU_SLOWDOWN } from './traced-visit.ts';

/** Milliseconds from the reading of a code to the painted verdict, and the requests between the two. */
export type TracedScan = { verdict: number; requests: number };

const FOREMAN = 'foreman@example.com';
const VERDICT = 'main header h1';

/** Somebody at the gate of a site of the demo. */
async function findAtGate(api: StaffApi): Promise<{ site: string; passId: string }> {
  const { token } = await api.logIn(FOREMAN);
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

const verdictAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: { verdict: number } }).noted.verdict);

/** One scan at a gate that stands, on a slow phone: the camera is open, and its reader sees a pass. */
export async function traceScan(browser: Browser, origin: string, productUrl: string): Promise<TracedScan> {
  const { site, passId } = await findAtGate(new StaffApi(productUrl));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await showToCamera(page, DOT);
    await seeCodes(page);
    await page.addInitScript(noteVerdict, VERDICT);
    await rememberLogin(page, FOREMAN);
    await page.goto(`/admin/projects/${site}/gate?scan`, { waitUntil: 'networkidle', timeout: 120_000 });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    let requests = 0;
    page.on('request', () => (requests += 1));
    await putInSight(page, `${origin}/v/${passId}`);
    await page.waitForFunction(() => (window as unknown as { noted: { verdict: number } }).noted.verdict > 0);
    const seenAt = await page.evaluate(() => (window as unknown as { seenAt: number }).seenAt);
    return { verdict: (await verdictAt(page)) - seenAt, requests };
  } finally {
    await context.close();
  }
}
