import { meansNoExpiry } from '../content/card-rules.ts';

/** The fields of a card that decide whether it is valid. */
export type ShownCard = { name: string; expires: string; approved?: boolean | undefined };

export const CARD_PROBLEMS = ['card_missing', 'card_expired', 'card_not_approved'] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

const sameName = (a: string, b: string) => a.trim().toLocaleLowerCase('fi') === b.trim().toLocaleLowerCase('fi');

/** Whether a card is the required one, by its displayed name. */
export function isAskedCard(requirement: string, { name }: Pick<ShownCard, 'name'>): boolean {
  return sameName(requirement, name);
}

/** Whether a card is valid on a day and before it; a card expires at the start of its expiry day (rule 5.2). */
function isGoodUntil({ expires }: Pick<ShownCard, 'expires'>, day: string): boolean {
  return expires === '' || meansNoExpiry(expires) || day < expires.slice(0, day.length);
}

/**
 * The problem with a person's required card on any day until the permit's last day `endTime` (`YYYY-MM-DD`); null when there is none or the
 * permit has no last day yet.
 */
export function cardProblem(
  requirement: string,
  card: ShownCard | null,
  { endTime, needsApproved = false }: { endTime: string | null; needsApproved?: boolean | undefined },
): CardProblem | null {
  if (requirement.trim() === '') return null;
  if (!card || !isAskedCard(requirement, card)) return 'card_missing';
  if (endTime !== null && !isGoodUntil(card, endTime)) return 'card_expired';
  return needsApproved && card.approved !== true ? 'card_not_approved' : null;
}
