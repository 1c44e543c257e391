import type { TFunction } from 'i18next';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import { formatDate } from '../../shared/core/dates.ts';
import type { CardProblem, ShownCard } from '../../shared/permits/required-card.ts';
import { cardTypeTitle } from '../content/cards/card-title.ts';

export type AskedCard = {
  /** The name of the card that is asked for, or empty. */
  cardRequirement: string;
  card: ShownCard | null;
  cardProblem: CardProblem | null;
};

/** How the asked card of a person stands for the days of the permit; `today` is `YYYY-MM-DD`. Empty where none is asked for. */
export function cardWords(t: TFunction, { cardRequirement, card, cardProblem }: AskedCard, today: string): string {
  const name = cardTypeTitle(t, cardRequirement);
  if (name === '') return '';
  if (cardProblem === 'card_missing' || !card) return t('permits.card.missing', { name });
  const isLasting = card.expires === '' || meansNoExpiry(card.expires);
  const date = isLasting ? '' : formatDate(card.expires);
  if (cardProblem !== 'card_expired')
    return t(isLasting ? 'permits.card.lasting' : 'permits.card.valid', { name, date });
  // A card that is good today may still end before the permit does.
  return t(card.expires <= today ? 'permits.card.expired' : 'permits.card.ends', { name, date });
}
