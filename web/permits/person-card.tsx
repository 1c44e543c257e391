import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import { formatDate, localDate } from '../../shared/core/dates.ts';
import type { CardProblem, ShownCard } from '../../shared/permits/required-card.ts';
import { cardTypeTitle } from '../content/cards/card-title.ts';
import { Tag } from '../ui/tag.tsx';
import styles from './person-card.module.css';

export type AskedCard = {
  /** The name of the card that is asked for, or empty. */
  cardRequirement: string;
  card: ShownCard | null;
  cardProblem: CardProblem | null;
};

/** How the asked card of a person stands for the days of the permit; nothing where none is asked for. */
export function PersonCard({ person }: { person: AskedCard }) {
  const { t } = useTranslation();
  const [today] = useState(() => localDate(new Date()));
  const { cardRequirement, card, cardProblem } = person;
  const name = cardTypeTitle(t, cardRequirement);
  if (name === '') return null;
  if (cardProblem === 'card_missing' || !card) {
    return (
      <span className={styles.card}>
        <Tag tone="cardExpired">{t('permits.card.missing', { name })}</Tag>
      </span>
    );
  }
  const isLasting = card.expires === '' || meansNoExpiry(card.expires);
  const date = isLasting ? '' : formatDate(card.expires);
  // A card that is good today may still end before the permit does.
  const isOver = card.expires <= today;
  return (
    <span className={styles.card}>
      {cardProblem === 'card_expired' ? (
        <Tag tone="cardExpired">{t(isOver ? 'permits.card.expired' : 'permits.card.ends', { name, date })}</Tag>
      ) : (
        <Tag tone="cardValid">{t(isLasting ? 'permits.card.lasting' : 'permits.card.valid', { name, date })}</Tag>
      )}
    </span>
  );
}
