import type { TFunction } from 'i18next';
import { meansNoExpiry } from '../../../shared/content/card-rules.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { CardProblem, ShownCard } from '../../../shared/permits/required-card.ts';
import { cardTypeTitle } from '../../content/cards/card-title.ts';

export type AskedCard = {
  /** The required card's name, or empty. */
  cardRequirement: string;
  card: ShownCard | null;
  cardProblem: CardProblem | null;
};

/** The state of a person's required card for the permit's days; `today` is `YYYY-MM-DD`. Empty where no card is required. */
export function cardWords(t: TFunction, { cardRequirement, card, cardProblem }: AskedCard, today: string): string {
  const name = cardTypeTitle(t, cardRequirement);
  if (name === '') return '';
  if (cardProblem === 'card_missing' || !card) return t('permits.card.missing', { name });
  const isLasting = card.expires === '' || meansNoExpiry(card.expires);
  const date = isLasting ? '' : formatDate(card.expires);
  if (cardProblem === 'card_not_approved') return t('permits.card.unapproved', { name });
  if (cardProblem !== 'card_expired')
    return t(isLasting ? 'permits.card.lasting' : 'permits.card.valid', { name, date });
  // A card that is valid today may still expire before the permit ends.
  return t(card.expires <= today ? 'permits.card.expired' : 'permits.card.ends', { name, date });
}
