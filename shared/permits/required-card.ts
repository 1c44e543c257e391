import { meansNoExpiry } from '../content/card-rules.ts';

/** What of a card tells whether it will do. */
export type ShownCard = { name: string; expires: string };

export type CardProblem = 'card_missing' | 'card_expired';

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase('fi') === b.trim().toLocaleLowerCase('fi');

/** Whether a card is the one that is asked for, by the name that people read. */
export function isAskedCard(requirement: string, { name }: Pick<ShownCard, 'name'>): boolean {
  return sameName(requirement, name);
}

/** Whether a card is good on a day and every day before it; it is expired from the start of its expiry day (contract 10). */
function isGoodUntil({ expires }: Pick<ShownCard, 'expires'>, day: string): boolean {
  return expires === '' || meansNoExpiry(expires) || day < expires.slice(0, day.length);
}

/**
 * What is wrong with the card of a person of whom one is required, on any day of a permit whose last day is `endTime`
 * (`YYYY-MM-DD`); null where all is well or the permit has no last day yet.
 */
export function cardProblem(requirement: string, card: ShownCard | null, endTime: string | null): CardProblem | null {
  if (requirement.trim() === '') return null;
  if (!card || !isAskedCard(requirement, card)) return 'card_missing';
  return endTime !== null && !isGoodUntil(card, endTime) ? 'card_expired' : null;
}
