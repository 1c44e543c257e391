import { RIGHT_ANSWERS } from '../../../infra/demo/right-answers.ts';
import { expect, type Page } from '@playwright/test';
import { cameToLife } from '../offline/coming-to-life.ts';
import { rowsOf } from '../offline/phone-database.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { textsIn, type TEXTS } from './texts.ts';
import { SITE_SAID_IN } from '../../../infra/demo/contents/site-translations.ts';

const OF_SITE: { readonly [Language in WorkerLanguage]?: Readonly<Record<string, string>> } = SITE_SAID_IN;

const PHONE = { phoneNumber: '0401234512' };
export const CARDS_INDEX = 8;
export const NEXT_YEAR = new Date().getFullYear() + 1;

/** A text without its soft hyphens. */
export function plain(text: string): string {
  return text.replaceAll('\u00AD', '');
}

/** A card photo as from a phone's gallery: a real JPEG, made in the browser. */
export async function cardPhoto(page: Page, text = 'KORTTI') {
  const url = await page.evaluate((written) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 760 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#0b4650';
      context.fillRect(0, 0, 1200, 760);
      context.fillStyle = '#ffffff';
      context.font = '120px sans-serif';
      context.fillText(written, 120, 400);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, text);
  return { name: 'kortti.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** What a worker does on a phone, step by step, in the language of the interface. */
export class WorkerSteps {
  readonly page: Page;
  readonly texts: ReturnType<typeof textsIn>;
  readonly language: WorkerLanguage;

  constructor(page: Page, language: WorkerLanguage) {
    this.page = page;
    this.language = language;
    this.texts = textsIn(language);
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });

  async enterPin(pin: string): Promise<void> {
    await this.page.goto(`/aloita?lang=${this.language}`);
    await cameToLife(this.page);
    await this.page.getByRole('textbox').first().click();
    await this.page.keyboard.type(pin);
    await this.button(this.texts.start.submit).click();
  }

  /** Waits for a page of a form by its index: 0 the start, 1 the details, then the form's own pages. */
  async expectAt(index: number): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/page/[\\w-]{22}/${index}$`));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** Waits as `expectAt`, and until the phone has written down that the worker is there. */
  async expectKeptAt(index: number): Promise<void> {
    await this.expectAt(index);
    const places = async () => (await rowsOf(this.page, 'sessions')).map(({ pageIndex }) => pageIndex);
    await expect.poll(places).toContain(index);
  }

  /** Waits until the phone has written down what is typed: the drafts on it hold this text. */
  async expectKeptDraft(text: string): Promise<void> {
    await expect.poll(async () => JSON.stringify(await rowsOf(this.page, 'drafts'))).toContain(text);
  }

  async begin(): Promise<void> {
    await this.expectAt(0);
    await this.button(this.texts.player.begin).click();
    await this.expectAt(1);
  }

  async fillDetails(details: Partial<Record<keyof (typeof TEXTS)['fi']['details']['field'], string>>): Promise<void> {
    const names = this.texts.details.field;
    for (const [field, value] of Object.entries(details)) {
      await this.page.getByLabel(names[field as keyof typeof names], { exact: true }).fill(value);
    }
  }

  async press(act: keyof (typeof TEXTS)['fi']['player']['act']): Promise<void> {
    await this.button(this.texts.player.act[act]).click();
  }

  /** From the PIN to the first page of the rich form. */
  async openRichForm(lastName: string, contact: { phoneNumber: string } | { email: string } = PHONE): Promise<void> {
    await this.enterPin('123456');
    await this.begin();
    const person = { firstName: 'Matti', lastName, company: 'Valo Oy', taxNumber: '100000000123' };
    await this.fillDetails({ ...person, ...contact });
    await this.press('save');
    await this.expectAt(2);
  }

  /** From the first page of the rich form to its exam. */
  async goToExam(): Promise<void> {
    await this.press('confirm');
    await this.expectAt(3);
    await this.choose('Minulla on hyväksytyt henkilönsuojaimet.');
    for (const index of [4, 5, 6]) {
      await this.press('confirm');
      await this.expectAt(index);
    }
  }

  /** Has the exam of the rich form checked, in which all is right. */
  async passExam(): Promise<void> {
    await this.press('check');
    await expect(this.page.getByText(this.texts.exam.allRight, { exact: true })).toBeVisible();
    await this.press('next');
    await this.expectAt(7);
  }

  /** From the first page of the rich form to the page about the worker's own work. */
  async goToWork(): Promise<void> {
    await this.goToExam();
    await this.choose(...RIGHT_ANSWERS);
    await this.passExam();
  }

  /** From the page about the worker's own work to the cards page. */
  async nameForeman(): Promise<void> {
    await this.page.getByLabel(this.said('Lähin työnjohtajasi')).fill('Maija Mestari');
    await this.press('save');
    await this.expectAt(CARDS_INDEX);
  }

  /** From the PIN to the cards page. */
  async goToCards(lastName: string, contact: { phoneNumber: string } | { email: string } = PHONE): Promise<void> {
    await this.openRichForm(lastName, contact);
    await this.goToWork();
    await this.nameForeman();
  }

  /** Opens the form of a required card, by its name on the page. */
  async openCard(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${this.texts.cards.add} ${name}`, exact: true }).click();
  }

  async chooseExpiry(day: number, month: number, year: number): Promise<void> {
    const { expires } = this.texts.cards;
    const part = (name: string) => this.page.getByRole('group', { name: expires }).getByLabel(name, { exact: true });
    await part(this.texts.fields.year).selectOption(String(year));
    await part(this.texts.fields.month).selectOption(String(month));
    await part(this.texts.fields.day).selectOption(String(day));
  }

  /** Chooses a photo from the gallery and waits until the page shows it. */
  async choosePhoto(): Promise<void> {
    await this.page.getByLabel(this.texts.pictures.gallery, { exact: true }).setInputFiles(await cardPhoto(this.page));
    await expect(this.page.getByText(this.texts.cards.retake, { exact: true })).toBeVisible();
  }

  async saveCard(): Promise<void> {
    await this.button(this.texts.cards.save).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Gives the two cards that the rich form asks for. */
  async giveCards(): Promise<void> {
    for (const type of ['Työturvallisuuskortti', 'Valttikortti'] as const) {
      await this.openCard(plain(this.texts.cards.name[type]));
      await this.chooseExpiry(31, 12, NEXT_YEAR);
      await this.choosePhoto();
      await this.saveCard();
    }
  }

  /** A text of the rich form as it is shown in the language of these steps, or in the form's first. */
  said(text: string): string | RegExp {
    const translated = OF_SITE[this.language]?.[text];
    const escaped = [text, translated ?? text].map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return translated === undefined ? text : new RegExp(escaped.join('|'));
  }

  async choose(...options: string[]): Promise<void> {
    for (const option of options) await this.page.getByRole('checkbox', { name: this.said(option) }).check();
  }

  /** Draws on the pad as a finger does. */
  async draw(): Promise<void> {
    const pad = this.page.locator('canvas').first();
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('the pad is not to be seen');
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(0.2, 0.6));
    await this.page.mouse.down();
    for (const [x, y] of [
      [0.3, 0.3],
      [0.4, 0.7],
      [0.5, 0.3],
      [0.6, 0.7],
      [0.8, 0.5],
    ] as const) {
      await this.page.mouse.move(...at(x, y), { steps: 4 });
    }
    await this.page.mouse.up();
  }

  /** The visitors' form from the PIN to its final page. */
  async takeShortForm(details: Parameters<WorkerSteps['fillDetails']>[0]): Promise<void> {
    await this.enterPin('234567');
    await this.begin();
    await this.fillDetails(details);
    await this.press('save');
    await this.expectAt(2);
    await this.press('confirm');
    await this.expectAt(3);
    await this.sign('Helsinki');
    await this.expectAt(4);
  }

  async sign(place: string): Promise<void> {
    await this.page.getByLabel(this.texts.signature.place, { exact: true }).fill(place);
    await this.draw();
    await this.press('saveSignature');
  }
}
