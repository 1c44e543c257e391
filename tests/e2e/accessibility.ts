import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 A and AA on the page as it stands, or in a part of it: one line a rule. */
export async function accessibilityViolations(page: Page, within: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { within, tags: TAGS });
}

async function runAxe({ within, tags }: { within: string; tags: string[] }): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // A colour half-way between two has no contrast of its own.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const context = { include: [within], exclude: [] };
  const { violations } = await inPage.run(context, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
}
