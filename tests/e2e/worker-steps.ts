import { expect, type Page } from '@playwright/test';
import { TEXTS, type Language } from './texts.ts';

/** What a worker does on a phone, step by step, in the language of the interface. */
export class WorkerSteps {
  readonly page: Page;
  readonly texts: (typeof TEXTS)[Language];
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.texts = TEXTS[language];
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });

  async enterPin(pin: string): Promise<void> {
    await this.page.goto(`/aloita?lang=${this.language}`);
    await this.page.getByRole('textbox').first().click();
    await this.page.keyboard.type(pin);
    await this.button(this.texts.start.submit).click();
  }

  /** Waits for the page of a form by its index: 0 the start, 1 the details, then the form's own. */
  async expectAt(index: number): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/page/[\\w-]{22}/${index}$`));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
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

  async choose(...options: string[]): Promise<void> {
    for (const option of options) await this.page.getByRole('checkbox', { name: option }).check();
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

  async sign(place: string): Promise<void> {
    await this.page.getByLabel(this.texts.signature.place, { exact: true }).fill(place);
    await this.draw();
    await this.press('saveSignature');
  }
}
