import type { Page } from '@playwright/test';
import { dayFromToday, PermitSite } from './permit-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../steps/texts.ts';

/** The narrowest phone there is to serve and a desk; English, whose words are shorter, is looked at on the phone. */
const WIDTHS = { fi: [320, 1366], en: [320] } as const;
const DAYS = { startDate: dayFromToday(-1), endTime: dayFromToday(2) };

/** The numbers of permits on the screen, and how many lines each takes. */
function numbersOn(page: Page): Promise<{ number: string; lines: number }[]> {
  return page.evaluate(() => {
    const found: { number: string; lines: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: number } of text.data.matchAll(/20\d\d-\d{4}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 0) found.push({ number, lines: tops.size });
      }
    }
    return found;
  });
}

/** The screen as it stands fits each width, breaks no number of a permit and keeps the rules of accessibility, which no language changes. */
async function expectFits(page: Page, language: Language): Promise<void> {
  for (const width of WIDTHS[language]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect((await numbersOn(page)).filter(({ lines }) => lines > 1)).toEqual([]);
    if (language === 'fi') await expectAccessible(page);
  }
}

for (const language of LANGUAGES) {
  test(`a permit is filled in, signed and tried on screens that are accessible, fit a phone and a desk and never break its number (${language})`, async ({
    page,
    product,
  }) => {
    const { permits } = TEXTS[language];
    const site = await PermitSite.make(product, `ruudut ${language}`);
    const lasting = await site.inducted('Valma');
    const { _id: draft } = await site.draft(await site.inducted('Vanha', dayFromToday(1)), DAYS, {
      name: 'Lohkon C leikkaus',
    });
    const { _id: id } = await site.submitted(lasting, DAYS);
    await rememberLogin(page, 'foreman@example.com', language);
    const look = async (path: string, heading: string | RegExp) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
      await expectFits(page, language);
    };
    await look(`/edit-permit/${draft}/0`, permits.pages.facts);
    await look(`/edit-permit/${draft}/3`, permits.pages.check);
    await look(`/edit-permit/${draft}/2`, 'Henkilöt');
    await page.getByRole('button', { name: new RegExp(`${permits.people.choose}\\s+Laatija`) }).click();
    const nobody = page.getByRole('dialog').getByRole('button', { name: permits.people.choose, exact: true });
    await expect(nobody).toBeDisabled();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: permits.people.take_one.replace('{{count}}', '1') })).toBeEnabled();
    await page.getByRole('dialog').getByRole('button', { name: permits.people.keep }).click();
    await page.getByRole('button', { name: new RegExp(`${permits.people.choose}\\s+Tulityöntekijä`) }).click();
    const chosen = page.getByRole('dialog').getByRole('checkbox', { name: /Vanha/ });
    await expect(chosen).toBeChecked();
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: /Valma/ })).toBeVisible();
    await expectFits(page, language);
    await look(`/admin/projects/${site.project}/permit/${id}`, 'Katon hitsaus');
    expect((await numbersOn(page)).length).toBeGreaterThan(0);
    await look(`/admin/projects/${site.project}/permits`, site.projectName);
    await expect.poll(async () => (await numbersOn(page)).length).toBeGreaterThan(1);
    await look(`${await site.linkTo(id, 'foreman@example.com')}/0`, 'Katon hitsaus');
    await page.getByRole('button', { name: permits.sign.act, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, language);
    await look(`/try-permit/${site.permitForm}/0`, permits.pages.facts);
  });
}

test('a permit is signed with the keyboard alone, from the link to the signature', async ({ page, product }) => {
  const { permits } = TEXTS.fi;
  const site = await PermitSite.make(product, 'näppäimet');
  const { _id: id } = await site.submitted(await site.inducted('Väinämö'), DAYS);
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).last();
    await expect(button).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.goto(`${await site.linkTo(id, 'foreman@example.com')}?lang=fi`);
  await press(permits.sign.act);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(permits.sign.act);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText(permits.view.signed);
});

test('who leaves a page of a permit before its end is told which one to read on', async ({ page, product }) => {
  const { permits } = TEXTS.fi;
  const site = await PermitSite.make(product, 'luku');
  const { _id: id } = await site.submitted(await site.inducted('Lotta'), DAYS);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${await site.linkTo(id, 'foreman@example.com')}?lang=fi`);
  await expect(page.getByText(permits.view.readFirst)).toBeVisible();
  await page.getByRole('link', { name: permits.pages.next, exact: true }).click();
  const readOn = page.getByText(permits.view.readOn.replace('{{pages}}', '1'));
  await expect(readOn).toBeVisible();
  await page.getByRole('link', { name: permits.pages.back, exact: true }).click();
  await page.locator('main').evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: permits.pages.next, exact: true }).click();
  await expect(page.getByRole('button', { name: permits.sign.act, exact: true })).toBeVisible();
  await expect(readOn).toHaveCount(0);
});

test('a permit that is over before it is granted is told of where it is sent and signed', async ({ page, product }) => {
  const { permits } = TEXTS.fi;
  const site = await PermitSite.make(product, 'ohi');
  const { _id: id } = await site.draft(await site.inducted('Venni'), {
    startDate: dayFromToday(-3),
    endTime: dayFromToday(-1),
  });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/edit-permit/${id}/3`);
  await expect(page.getByText(permits.check.ended)).toBeVisible();
  await page.getByRole('button', { name: permits.submit.act }).click();
  await page.getByRole('button', { name: permits.sign.act, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(permits.sign.ended)).toBeVisible();
});

test('an author makes a permit form, whose chain follows from its roles, and tries it', async ({ page }) => {
  const { permitForms, permits, forms } = TEXTS.fi;
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, 'editor@example.com');
  await page.goto('/admin/permit-forms');
  await page.getByRole('button', { name: permitForms.new }).first().click();
  await page.getByLabel(permitForms.name, { exact: true }).fill('Korkealla työskentely');
  await page.getByRole('button', { name: forms.create }).click();
  await expect(page).toHaveURL(/\/admin\/permit-forms\/[\w-]{22}$/);
  await page.getByText(permitForms.settings, { exact: true }).first().click();
  await expect(page.getByRole('list', { name: permits.chain.title }).getByRole('listitem')).toHaveText([
    permits.role.Creator,
    permits.role.Worker,
    permits.role.Grantor,
    permits.role.WorkApprover,
  ]);
  await expectAccessible(page);
  await page.goto(page.url().replace('/admin/permit-forms/', '/try-permit/') + '/0');
  await expect(page.getByRole('heading', { name: 'Kokeilu: Korkealla työskentely' })).toBeVisible();
  for (const role of ['Worker', 'Grantor', 'WorkApprover'] as const) {
    const step = page.getByRole('listitem').filter({ hasText: permits.role[role] });
    await expect(step.filter({ hasText: permits.chain.open })).toBeVisible();
  }
  await page.goto('/admin/permit-forms');
  await expect(page.getByRole('link', { name: 'Korkealla työskentely', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
