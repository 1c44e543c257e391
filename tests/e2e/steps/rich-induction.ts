import { RIGHT_ANSWERS } from '../../../infra/demo/right-answers.ts';
import { expect, type Page } from '@playwright/test';
import { TEXTS } from './texts.ts';
import { cardPhoto, NEXT_YEAR, plain, type WorkerSteps } from './worker-steps.ts';

/** A worker's answers in the rich demo form, for comparison with the stored ones. */
export const RICH_ANSWERS = {
  details: {
    firstName: 'Matti',
    company: 'Sähkötyö Valo Oy',
    taxNumber: '1000 0000 0123',
    phoneNumber: '0401234512',
  },
  tick: 'Minulla on hyväksytyt henkilönsuojaimet.',
  exam: RIGHT_ANSWERS,
  foreman: 'Maija Mestari',
  wishes: 'Tarvitsen tikkaat 3. kerrokseen.',
  place: 'Helsinki',
  cards: ['Työturvallisuuskortti', 'Valttikortti'],
} as const;

export type Person = { lastName: string; email: string };
export type PageAct = (steps: WorkerSteps) => Promise<void>;

/** What a worker does on each page, by its heading: fills it in and presses its button. */
export function richActs(person: Person, photos: PageAct = async () => undefined): Record<string, PageAct> {
  const read: PageAct = (steps) => steps.press('confirm');
  return {
    [TEXTS.fi.player.details]: async (steps) => {
      await steps.fillDetails({ ...RICH_ANSWERS.details, ...person });
      await steps.press('save');
    },
    'Tervetuloa työmaalle': read,
    Henkilönsuojaimet: async (steps) => {
      await steps.choose(RICH_ANSWERS.tick);
      await steps.press('confirm');
    },
    'Liikkuminen ja järjestys': read,
    Hätätilanteet: read,
    Koe: async (steps) => {
      await steps.choose(...RICH_ANSWERS.exam);
      await steps.press('check');
    },
    'Työsi työmaalla': async (steps) => {
      await steps.page.getByLabel('Lähin työnjohtajasi').fill(RICH_ANSWERS.foreman);
      await steps.page.getByLabel('Haluatko kertoa jotain työnjohdolle?').fill(RICH_ANSWERS.wishes);
      await photos(steps);
      await steps.press('save');
    },
    Pätevyyskortit: (steps) => giveCards(steps, person.lastName),
    Allekirjoitus: (steps) => steps.sign(RICH_ANSWERS.place),
  };
}

/** Gives each card its own photo, so that no photo can stand in for another. */
async function giveCards(steps: WorkerSteps, mark: string): Promise<void> {
  const { page, texts } = steps;
  for (const card of RICH_ANSWERS.cards) {
    await steps.openCard(plain(texts.cards.name[card]));
    await steps.chooseExpiry(31, 12, NEXT_YEAR);
    const photo = await cardPhoto(page, `${card} ${mark}`);
    await page.getByLabel(texts.pictures.gallery, { exact: true }).setInputFiles(photo);
    await page.getByText(texts.cards.retake, { exact: true }).waitFor({ timeout: 60_000 });
    await steps.saveCard();
  }
  await steps.press('save');
}

export const headingOf = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).innerText()).trim();

/** Goes through the pages from the open one, performs each heading's act, and stops at a page without one. */
export async function goThrough(steps: WorkerSteps, acts: Record<string, PageAct>): Promise<void> {
  for (;;) {
    const heading = await headingOf(steps.page);
    const act = acts[heading];
    if (!act) return;
    const address = steps.page.url();
    await act(steps);
    await leave(steps, address);
  }
}

/** Waits until the page changes; an exam checked at once needs one more press. */
async function leave(steps: WorkerSteps, address: string): Promise<void> {
  const next = steps.button(steps.texts.player.act.next);
  await expect
    .poll(async () => {
      if (steps.page.url() !== address) return true;
      if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => undefined);
      return false;
    })
    .toBe(true);
  await expect(steps.page.getByRole('heading', { level: 1 })).toBeFocused();
}
