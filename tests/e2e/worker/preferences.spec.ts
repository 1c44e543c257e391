import type { Page } from '@playwright/test';
import { expect, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { kit } = TEXTS.fi;

async function openKit(page: Page): Promise<void> {
  await page.goto('/dev/kit?lang=fi');
  await expect(page.getByRole('heading', { level: 1, name: kit.title })).toBeVisible();
}

/** How many animations and transitions run for long enough to be seen. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1).length,
  );

test('nothing moves for whoever has asked for less motion', async ({ page }) => {
  await openKit(page);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
});

test('in forced colours what is chosen and what has the focus differ from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openKit(page);
  const looks = (part: string, chosen: string, other: string) =>
    page.locator(`[data-part="${part}"]`).evaluate(
      (room, [one = '', another = '']) =>
        [one, another].map((selector) => {
          const element = room.querySelector(selector);
          if (!element) throw new Error(`nothing is ${selector}`);
          const { backgroundColor, borderBottomColor, borderBottomWidth, fontWeight } = getComputedStyle(element);
          return { backgroundColor, borderBottomColor, borderBottomWidth, fontWeight };
        }),
      [chosen, other],
    );
  for (const [part, chosen, other] of [
    ['filter-chips', '[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['language-switch', '[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['switch', '[aria-checked="true"] > span', '[aria-checked="false"] > span'],
    ['checkbox-row', 'input:checked + *', 'input:not(:checked) + *'],
    ['tabs', '[aria-current="page"]', 'a:not([aria-current])'],
  ] as const) {
    const [one, another] = await looks(part, chosen, other);
    expect(one, part).not.toEqual(another);
  }
  const unseen = new Set<string>();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const plain = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')];
      const isRinged = drawn.some((each) => each && parseFloat(getComputedStyle(each).outlineWidth) >= 2);
      return isRinged ? undefined : focused.outerHTML.slice(0, 120);
    });
    if (plain !== undefined) unseen.add(plain);
  }
  expect([...unseen]).toEqual([]);
});

/** What the focus is on that something else covers, while it goes through the page with the Tab key. */
async function coveredOnTheWay(page: Page, mostPresses = 60): Promise<string[]> {
  const covered = new Set<string>();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const box = (focused.closest('label') ?? focused).getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, window.innerHeight) / 2];
      const top = document.elementFromPoint(x, y);
      const room = focused.closest('label') ?? focused;
      return top && (room.contains(top) || top.contains(room)) ? undefined : focused.outerHTML.slice(0, 120);
    });
    if (found !== undefined) covered.add(found);
  }
  return [...covered];
}

test('no bar that stays in view hides what has the focus, on a small phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.expectAt(0);
  await steps.begin();
  await steps.expectAt(1);
  expect(await coveredOnTheWay(page)).toEqual([]);
  const { user } = await new StaffApi(product.url).logIn('worker@example.com');
  await rememberLogin(page, 'admin@example.com');
  for (const path of [`/admin/users/${user._id}`, '/admin/users', '/admin/my-user']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
    expect(await coveredOnTheWay(page)).toEqual([]);
  }
});
