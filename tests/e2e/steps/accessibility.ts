import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Each page that is examined gets it anew: half as large as what the package's own `source` is. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations of WCAG 2.2 A and AA that axe finds on the page or in a part of it: one line per element. */
export async function accessibilityViolations(page: Page, within: string): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(endAnimations);
  return page.evaluate(runAxe, { within, tags: TAGS });
}

/** The texts of the page that stand out too little from their ground: one line per element. */
export async function contrastViolations(page: Page): Promise<string[]> {
  await bringAxe(page);
  await page.evaluate(endAnimations);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
  });
}

/**
 * A colour in mid-animation has no contrast of its own; a change of the system's colours begins its own in the next frame. From here on no
 * other begins: what the server answers may enable a button while axe looks at it.
 */
async function endAnimations(): Promise<void> {
  const [sheet] = document.styleSheets;
  sheet?.insertRule('*, ::before, ::after { transition: none !important }', sheet.cssRules.length);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Each page's own: one that is ended takes with it that the page has no network. */
const sessions = new WeakMap<Page, CDPSession>();

/** Through the protocol itself: the browser compiles it once for all pages of a renderer. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (isThere) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: `${AXE};undefined` });
}

async function runAxe({ within, tags }: { within: string; tags: string[] }): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const context = { include: [within], exclude: [] };
  const { violations } = await inPage.run(context, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  // What a bar that stays at the edge covers by half has its size when it is scrolled to.
  const isTooSmall = async (target: string): Promise<boolean> => {
    document.querySelector(target)?.scrollIntoView({ block: 'center' });
    const again = await inPage.run(target, { runOnly: ['target-size'], resultTypes: ['violations'] });
    return again.violations.length > 0;
  };
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, failureSummary, target } of nodes)
      if (id !== 'target-size' || (await isTooSmall(String(target[0])))) found.push(`${id}: ${html} ${failureSummary}`);
  return found;
}
