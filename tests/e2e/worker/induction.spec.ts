import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { shellKept } from '../offline/kept-shell.ts';
import { rowsOf } from '../offline/phone-database.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

// What the phone keeps is waited for.
test.use({ serviceWorkers: 'allow' });

for (const language of LANGUAGES) {
  test(`a worker takes the rich induction on a phone (${language}), over a wrong answer, a reload and a power cut, and the manager approves it`, async ({
    page,
    product,
    browser,
  }) => {
    const steps = new WorkerSteps(page, language);
    const { texts } = steps;
    const email = `matti.${language}.${Date.now()}@example.org`;
    const lastName = `Virtanen-${Date.now()}`;

    await steps.enterPin('123456');
    await steps.begin();
    await steps.fillDetails({ firstName: 'Matti', lastName, company: 'Sähkötyö Valo Oy', email });
    await steps.press('save');
    await expect(page.getByText(texts.details.missing.taxNumber).first()).toBeVisible();
    await expect(page.getByLabel(texts.details.field.lastName, { exact: true })).toHaveValue(lastName);
    await steps.fillDetails({ taxNumber: '1000 0000 0123', phoneNumber: '0401234512' });
    await steps.press('save');

    await steps.expectAt(2);
    await expect(steps.button(texts.player.act.confirm)).toBeHidden();
    await steps.press('confirm');
    await steps.expectAt(3);
    await steps.press('confirm');
    await expect(page.getByText(texts.player.tickAll).first()).toBeVisible();
    await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');

    await product.kill();
    await steps.press('confirm');
    await steps.expectAt(4);
    await expect(page.getByText(texts.sending.queued)).toBeVisible();
    await product.run();
    await page.reload();
    await expect(page).toHaveURL(/\/4$/);
    await expect(page.getByText(texts.sending.queued)).toBeHidden();
    await steps.button(texts.common.back).click();
    await steps.expectAt(3);
    await expect(
      page.getByRole('checkbox', { name: steps.said('Minulla on hyväksytyt henkilönsuojaimet.') }),
    ).toBeChecked();
    await steps.press('next');
    await steps.expectAt(4);
    await steps.press('confirm');
    await steps.expectAt(5);
    await steps.press('confirm');

    await steps.expectAt(6);
    await steps.choose('Vain ulkona', 'Työnjohtajalle', 'Työsuojeluvaltuutetulle', 'Portin 1 edessä', 'Runkotyöt');
    await steps.press('check');
    await expect(page.getByText(texts.exam.checkQuestion).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: steps.said('Työsuojeluvaltuutetulle') })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: steps.said('Työsuojeluvaltuutetulle') })).toBeChecked();
    await page.getByRole('checkbox', { name: steps.said('Vain ulkona') }).uncheck();
    await steps.choose('Kun putoamiskorkeus on yli 2 m');
    await steps.press('check');
    await expect(page.getByText(texts.exam.allRight, { exact: true })).toBeVisible();
    await steps.press('next');

    await steps.expectAt(7);
    await page.getByLabel(steps.said('Lähin työnjohtajasi')).fill('Maija Mestari');
    await steps.press('save');
    await steps.expectAt(8);
    await steps.giveCards();
    await steps.press('save');
    await steps.expectAt(9);
    await steps.sign('Helsinki');
    await steps.expectAt(10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'fi' ? 'Perehdytys valmis!' : 'Induction complete!',
    );
    await expect(page.getByText(texts.player.done.waiting)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/s/123456');
    await expect(page.getByRole('heading', { level: 1, name: texts.start.done.title })).toBeVisible();
    await expect(page.getByText(lastName)).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.start.done.another, exact: true })).toBeVisible();
    await expectAccessible(page);
    await shellKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await steps.button(texts.start.done.show).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.start.done.cardTitle })).toBeFocused();
    await expect(page.getByText(`Matti ${lastName}`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await steps.button(texts.start.done.remove).click();
    await expect(page).toHaveURL(/\/aloita$/);
    expect(await rowsOf(page, 'finished')).toEqual([]);
    await page.context().setOffline(false);

    await expect.poll(async () => (await product.outbox()).filter(({ to }) => to === email).length).toBe(2);
    await expect
      .poll(
        async () =>
          (await product.outbox()).filter(({ to, text }) => to === 'manager@example.com' && text.includes(lastName))
            .length,
      )
      .toBe(1);

    const desk = await browser.newContext({ viewport: { width: 1366, height: 800 }, locale: 'fi-FI' });
    const staff = await desk.newPage();
    await staff.goto(`${product.url}/login?lang=${language}`);
    await staff.getByLabel(texts.login.email, { exact: true }).fill('manager@example.com');
    await staff.getByLabel(texts.login.password, { exact: true }).fill('demo-demo');
    await staff.getByRole('button', { name: texts.login.submit }).click();
    await expect(staff).toHaveURL(/\/admin\/home/);
    await staff.goto('/admin/approval?q=kalasataman');
    await staff.getByRole('link', { name: 'Kalasataman torni C', exact: true }).click();
    const row = staff.getByRole('row').filter({ hasText: lastName });
    await row.getByRole('button', { name: texts.approval.approve }).click();
    await expect(row.getByText(texts.approval.state.approved).first()).toBeVisible();
    await expectAccessible(staff);
    await row.getByRole('link').first().click();
    await expect(staff.getByText('Maija Mestari').first()).toBeVisible();
    await expectAccessible(staff);
    await staff.getByRole('link', { name: TEXTS[language].approval.report }).click();
    await expect(staff.getByRole('img', { name: texts.signature.picture })).toBeVisible();
    await expectAccessible(staff);
    await desk.close();
  });
}
