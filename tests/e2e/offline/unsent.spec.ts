import type { APIRequestContext, Page } from '@playwright/test';
import { rowsOf } from './phone-database.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const WORK_PAGE = 5;
const FOREMAN = 'Lähin työnjohtajasi';

type Field = { label: string; value: unknown };
type Form = {
  version: number;
  user: { company?: string };
  pages: { version: number; signed: string | null; content: { fields?: Field[] }[] }[];
};

/** The induction as another phone of the same worker sees and saves it. */
class OtherPhone {
  private readonly request: APIRequestContext;
  private readonly path: string;
  private readonly headers: Record<string, string>;

  private constructor(request: APIRequestContext, path: string, token: string) {
    this.request = request;
    this.path = path;
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async beside(page: Page): Promise<OtherPhone> {
    const [session] = await rowsOf(page, 'sessions');
    const { userFormId, token } = session as { userFormId: string; token: string };
    return new OtherPhone(page.context().request, `/api/user-forms/${userFormId}`, token);
  }

  async form(): Promise<Form> {
    return (await (await this.request.get(this.path, { headers: this.headers })).json()) as Form;
  }

  async foreman(): Promise<unknown> {
    const fields = (await this.form()).pages[WORK_PAGE]?.content.flatMap((block) => block.fields ?? []) ?? [];
    return fields.find(({ label }) => label === FOREMAN)?.value;
  }

  async saveCompany(company: string): Promise<void> {
    const { version, user } = await this.form();
    const data = { version, user: { ...user, company } };
    const saved = await this.request.put(this.path, { headers: this.headers, data });
    expect(saved.status()).toBe(200);
  }

  async saveForeman(value: string): Promise<void> {
    const { version, pages } = await this.form();
    const named = (field: Field) => (field.label === FOREMAN ? { ...field, value } : field);
    const changed = pages.map((page, index) => {
      if (index !== WORK_PAGE) return null;
      const content = page.content.map((block) =>
        block.fields ? { ...block, fields: block.fields.map(named) } : block,
      );
      return { content, version: page.version };
    });
    const saved = await this.request.put(this.path, { headers: this.headers, data: { version, pages: changed } });
    expect(saved.status()).toBe(200);
  }
}

test('an exam answered wrong without a network comes back in words, and nobody is thrown out of the page they type on', async ({
  page,
  context,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  const { texts } = steps;
  await steps.openRichForm('Kokelas');
  await steps.press('confirm');
  await steps.expectAt(3);
  await steps.choose('Minulla on hyväksytyt henkilönsuojaimet.');
  for (const index of [4, 5, 6]) {
    await steps.press('confirm');
    await steps.expectAt(index);
  }
  await context.setOffline(true);
  await steps.choose('Vain ulkona', 'Työnjohtajalle', 'Työsuojeluvaltuutetulle', 'Portin 1 edessä', 'Runkotyöt');
  await steps.press('check');
  await steps.expectAt(7);
  await page.getByLabel(FOREMAN).fill('Maija Mes');
  await context.setOffline(false);
  await expect(page.getByText(texts.sending.checkPage.replace('{{page}}', '7'))).toBeVisible();
  await expect(page).toHaveURL(/\/7$/);
  await page.getByLabel(FOREMAN).pressSequentially('tari');
  await expect(page.getByLabel(FOREMAN)).toHaveValue('Maija Mestari');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: texts.sending.openPage }).click();
  await expect(page).toHaveURL(/\/6$/);
  await expect(page.getByText(texts.exam.checkQuestion).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vain ulkona' }).uncheck();
  await steps.choose('Kun putoamiskorkeus on yli 2 m');
  await steps.press('check');
  await expect(page.getByText(texts.exam.allRight, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.sending.checkPage.replace('{{page}}', '7'))).toBeHidden();
  await steps.press('next');
  await steps.expectAt(7);
  await expect(page.getByLabel(FOREMAN)).toHaveValue('Maija Mestari');
});

for (const language of LANGUAGES) {
  test(`a page that two phones have filled in is shown both ways, and the worker chooses (${language})`, async ({
    page,
    context,
  }) => {
    const steps = new WorkerSteps(page, language);
    const { texts } = steps;
    const isMine = language === 'fi';
    await steps.openRichForm('Kahden');
    await steps.goToWork();
    const other = await OtherPhone.beside(page);
    await context.setOffline(true);
    await page.getByLabel(steps.said(FOREMAN)).fill('Oma Mestari');
    await steps.press('save');
    await steps.expectAt(8);
    await other.saveForeman('Toinen Mestari');
    await context.setOffline(false);
    await page.getByRole('link', { name: texts.sending.openPage }).click();
    await expect(page).toHaveURL(/\/7$/);
    await expect(page.getByText(texts.player.refusal.conflict)).toBeVisible();
    await expect(page.getByLabel(steps.said(FOREMAN))).toHaveValue('Oma Mestari');
    await page.getByText(texts.player.choice.show).click();
    await expect(page.getByText('Toinen Mestari')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await other.foreman()).toBe('Toinen Mestari');

    await steps.button(isMine ? texts.player.choice.mine : texts.player.choice.saved).click();
    if (!isMine) {
      await expect(page.getByLabel(steps.said(FOREMAN))).toHaveValue('Toinen Mestari');
      await expect(page.getByText(texts.player.refusal.conflict)).toBeHidden();
      await steps.press('save');
    }
    await steps.expectAt(8);
    await expect(page.getByText(texts.sending.queued)).toBeHidden();
    await expect.poll(() => other.foreman()).toBe(isMine ? 'Oma Mestari' : 'Toinen Mestari');
    expect((await other.form()).pages[WORK_PAGE]?.signed).not.toBeNull();
  });
}

test('details that two phones have changed are shown both ways also where they stand open when it is found out', async ({
  page,
  context,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  const { texts } = steps;
  await steps.openRichForm('Kahdesti');
  const other = await OtherPhone.beside(page);
  await steps.button(texts.common.back).click();
  await steps.expectAt(1);
  await context.setOffline(true);
  await steps.fillDetails({ company: 'Oma Oy' });
  await steps.press('save');
  await steps.expectAt(2);
  await steps.button(texts.common.back).click();
  await steps.expectAt(1);
  await other.saveCompany('Toinen Oy');
  await context.setOffline(false);
  await expect(page.getByText(texts.player.refusal.conflict)).toBeVisible();
  await expect(page.getByText(texts.player.choice.elsewhere)).toBeVisible();
  await expect(page.getByText('Toinen Oy')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel(texts.details.field.company, { exact: true })).toHaveValue('Oma Oy');
  expect((await other.form()).user.company).toBe('Toinen Oy');
  await steps.button(texts.player.choice.mine).click();
  await steps.expectAt(2);
  await expect.poll(async () => (await other.form()).user.company).toBe('Oma Oy');
});

test('what is typed and not signed reaches the server when the page is left, so that another phone can go on', async ({
  page,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.openRichForm('Keskeneräinen');
  await steps.goToWork();
  const other = await OtherPhone.beside(page);
  await page.getByLabel(FOREMAN).fill('Maija Mestari');
  await steps.button(steps.texts.common.back).click();
  await steps.expectAt(6);
  await expect.poll(() => other.foreman()).toBe('Maija Mestari');
  expect((await other.form()).pages[WORK_PAGE]?.signed).toBeNull();
  await steps.press('next');
  await steps.expectAt(7);
  await expect(page.getByLabel(FOREMAN)).toHaveValue('Maija Mestari');
  await steps.press('save');
  await steps.expectAt(8);
  await expect.poll(async () => (await other.form()).pages[WORK_PAGE]?.signed).not.toBeNull();
});
