import { useTranslation } from 'react-i18next';
import type { Card, CardEvent } from '../../../shared/cards/card.ts';
import { isImagePresent, meansNoExpiry, OTHER_CARD } from '../../../shared/content/card-rules.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { Trail, type TrailLine } from '../../ui/figures/trail.tsx';
import { cardTypeTitle, spoken } from './card-title.ts';

const PARTS = ['name', 'nameOther', 'expires', 'imageSrc', 'firstName', 'lastName', 'company'] as const;
type Part = (typeof PARTS)[number];
type Shown = Pick<Card, Part>;

function useInWords() {
  const { t } = useTranslation();
  return (part: Part, value: string): string => {
    if (part === 'imageSrc') return t(isImagePresent(value) ? 'projectCards.otherPicture' : 'projectCards.noPicture');
    if (value === '') return t('versions.empty');
    if (part === 'expires') return meansNoExpiry(value) ? t('cards.state.none') : formatDate(value);
    if (part === 'name') return value === OTHER_CARD ? t('cards.name.other') : spoken(cardTypeTitle(t, value));
    return value;
  };
}

type Changed = { event: CardEvent; after: Shown };

/** Each event with the card as it was after it; the newest event left the card as it is now. */
function withStates(card: Shown, history: readonly CardEvent[]): Changed[] {
  let after = card;
  return history.map((event) => {
    const changed = { event, after };
    after = { ...after, ...event.former };
    return changed;
  });
}

function useLine() {
  const { t } = useTranslation();
  const inWords = useInWords();
  return ({ event: { at, what, by, user, former = {} }, after }: Changed): TrailLine => ({
    key: `${at} ${what}`,
    at,
    what: t(`projectCards.what.${what}`),
    who: user?.name ?? t(`projectCards.by.${by}`),
    details: PARTS.flatMap((part) => {
      const before = former[part];
      if (before === undefined) return [];
      const field = t(`projectCards.parts.${part}`);
      if (part === 'imageSrc') return [t('projectCards.former', { part: field, value: inWords(part, before) })];
      return [t('trail.fromTo', { field, from: inWords(part, before), to: inWords(part, after[part]) })];
    }),
  });
}

/** A card's changes, newest first. */
export function CardHistory({ card }: { card: Shown & Pick<Card, 'history'> }) {
  const { t } = useTranslation();
  const line = useLine();
  if (card.history.length === 0) return <p>{t('projectCards.noHistory')}</p>;
  return <Trail lines={withStates(card, card.history).map(line)} />;
}
