import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { cardWords, type AskedCard } from './card-words.ts';
import styles from './person-card.module.css';

/** The state of a person's required card for the permit's days; renders nothing where no card is required. */
export function PersonCard({ person }: { person: AskedCard }) {
  const { t } = useTranslation();
  const [today] = useState(() => localDate(new Date()));
  const words = cardWords(t, person, today);
  const isGood = person.cardProblem === null && person.card !== null;
  return words === '' ? null : (
    <span className={styles.card}>
      <Tag tone={isGood ? 'cardValid' : 'cardExpired'}>{words}</Tag>
    </span>
  );
}
