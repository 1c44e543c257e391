import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../../steps/product-test.ts';

export const NARROW = { width: 320, height: 740 };

const isControl = 'button:visible, select:visible, input[type=text]:visible, label:has(input[type=file]):visible';

/** The page as it stands is accessible, fits the narrowest phone, and has nothing too small to be pressed with gloves. */
export async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const low = await page
    .locator('main, dialog')
    .locator(isControl)
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 48).map((each) => each.outerHTML.slice(0, 120)),
    );
  expect(low).toEqual([]);
}

export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const formOf = (page: Page) => page.getByRole('dialog');
