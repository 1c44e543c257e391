import { RICH_ANSWERS, richActs, type PageAct } from '../e2e/steps/rich-induction.ts';
import { TEXTS } from '../e2e/steps/texts.ts';
import type { Given } from './lost-answers.ts';

/** An induction to be taken: what is done on each page, and what has to be stored of it in the end. */
export type Work = { formName: string; pin: string; acts: Record<string, PageAct>; given: Given };

const PHONE_NUMBER = '+358401234512';

/** The rich demo form with two cards, each with a photo, and a signature. `mark` tells this worker from others. */
export function richWork(mark: string): Work {
  const person = { lastName: `Virtanen-${mark}`, email: `matti.${mark}@example.org`.toLowerCase() };
  const { details, tick, exam, foreman, wishes, place, cards } = RICH_ANSWERS;
  return {
    formName: 'Kalasataman torni C',
    pin: '123456',
    acts: richActs(person),
    given: {
      details: { ...details, ...person, taxNumber: '100000000123', phoneNumber: PHONE_NUMBER },
      chosen: [tick, ...exam],
      written: [foreman, wishes],
      place,
      cards,
      pictureCount: cards.length + 1,
    },
  };
}

/** A number of each worker's own: one takes only so many messages a day. */
function phoneNumberOf(mark: string): string {
  let sum = 0;
  for (const character of mark) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_000_000;
  return `+35840${String(sum).padStart(7, '0')}`;
}

/** The short demo form: a page to read and a signature. */
export function shortWork(mark: string): Work {
  const phoneNumber = phoneNumberOf(mark);
  const person = { firstName: 'Aino', lastName: `Korhonen-${mark}`, company: 'Valo Oy' };
  return {
    formName: 'Vierailijan perehdytys',
    pin: '234567',
    acts: {
      [TEXTS.fi.player.details]: async (steps) => {
        await steps.fillDetails({ ...person, phoneNumber });
        await steps.press('save');
      },
      'Vierailijana työmaalla': (steps) => steps.press('confirm'),
      Allekirjoitus: (steps) => steps.sign('Espoo'),
    },
    given: {
      details: { ...person, phoneNumber },
      chosen: [],
      written: [],
      place: 'Espoo',
      cards: [],
      pictureCount: 1,
    },
  };
}
