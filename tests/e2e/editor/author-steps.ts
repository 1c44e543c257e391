import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS, type Language } from '../steps/texts.ts';
import { plain } from '../steps/worker-steps.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

/** The kinds as the insert menu names them; a question is one of two sorts. */
export const INSERTED = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'alert',
  'address',
  'img',
  'doc',
  'link',
  'ol',
  'ul',
  'dl',
  'checkbox',
  'examQuestion',
  'checkboxQuestion',
  'form',
  'cards',
  'person',
] as const;
export type Inserted = (typeof INSERTED)[number];

/** What an author does in the form editor, in the language of the interface. */
export class AuthorSteps {
  readonly page: Page;
  readonly texts: (typeof TEXTS)[Language];

  constructor(page: Page, language: Language = 'fi') {
    this.page = page;
    this.texts = TEXTS[language];
  }

  get editor() {
    return this.texts.editor;
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });
  field = (label: string): Locator => this.page.getByLabel(label, { exact: true });
  /** The settings of what is chosen, beside the page or in the drawer. */
  settings = (): Locator => this.page.locator('#inspector, dialog[open]');
  blocks = (): Locator => this.page.getByRole('grid', { name: this.editor.blocks }).getByRole('row');

  async names(): Promise<string[]> {
    const labels = await this.blocks().evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
    return labels.map(plain);
  }

  /** A new form, made from the list; answers its id. */
  async newForm(name: string): Promise<string> {
    await this.page.goto('/admin/forms');
    await this.button(this.texts.forms.new).first().click();
    await this.field(this.texts.forms.settings.name).fill(name);
    await this.button(this.texts.forms.create).click();
    await expect(this.page).toHaveURL(/\/admin\/forms\/[\w-]{22}$/);
    await expect(this.field(this.texts.forms.settings.name).first()).toHaveValue(name);
    return this.page.url().split('/').at(-1) ?? '';
  }

  async addPage(template: keyof (typeof TEXTS)['fi']['editor']['template']): Promise<void> {
    await this.button(this.editor.addPage).click();
    await this.page.getByRole('menuitem', { name: this.editor.template[template], exact: true }).click();
  }

  /** Adds a block at the end of the page by the menu. */
  async insert(kind: Inserted): Promise<void> {
    await this.button(this.editor.addBlock).click();
    await this.button(this.editor.kind[kind]).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Types into the text that is open on the page, and leaves it. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Escape');
  }

  /** Drags with the mouse onto the upper edge or the middle of something. */
  async drag(from: Locator, onto: Locator, where: 'above' | 'middle'): Promise<void> {
    await from.hover({ position: { x: 15, y: 20 } });
    await this.page.mouse.down();
    const box = await onto.boundingBox();
    if (!box) throw new Error('there is nothing to drop onto');
    const y = box.y + (where === 'above' ? 2 : box.height / 2);
    await this.page.mouse.move(box.x + 100, y + 30, { steps: 5 });
    await this.page.mouse.move(box.x + 100, y, { steps: 5 });
    await expect(this.page.locator('[data-drop-target]').first()).toBeAttached();
    await this.page.mouse.up();
  }

  async saveDraft(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.page.getByText(/^(Luonnos tallennettu klo|Draft saved at)/)).toBeVisible();
  }

  /** Publishes the form, also with open checks. */
  async publish(): Promise<void> {
    await this.button(this.editor.publish).click();
    const anyway = this.button(this.editor.publishing.anyway);
    const published = this.page.getByText(/^(Julkaistu klo|Published at)/);
    await expect(anyway.or(published).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(published).toBeVisible();
  }

  state = (words: keyof (typeof TEXTS)['fi']['editor']['state']): Locator =>
    this.page.getByText(this.editor.state[words], { exact: true });
}

/** Logs in without touching the pointer. */
export async function logInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/login?lang=fi');
  await page.getByLabel(TEXTS.fi.login.email, { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

export const EDITOR = 'editor@example.com';

/** Everything that the browser complains of, a refused style or script among it. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** The form as the server has it. */
export async function savedForm(url: string, id: string) {
  const api = new StaffApi(url);
  const { token } = await api.logIn(EDITOR);
  return api.ask(inductionFormApi.get, { params: { id } }, { token });
}

export const kindsOf = (form: Awaited<ReturnType<typeof savedForm>>): string[] =>
  form.pages.flatMap((page) => page.content.map(({ kind }) => kind));
