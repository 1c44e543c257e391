import { useTranslation } from 'react-i18next';
import type { Card } from '../../shared/cards/card.ts';
import { CardStateTag } from '../content/cards/card-state-tag.tsx';
import { cardTitle } from '../content/cards/card-title.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { Row } from '../ui/layout/row.tsx';
import styles from './edit-card-page.module.css';

/** Whose card it is and how it stands, as it is saved. */
export function CardFacts({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { firstName, lastName, company, expires, approved } = card;
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{cardTitle(t, card)}</p>
      <p>{[`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ')}</p>
      <Row as="p" gap={2}>
        <CardStateTag expires={expires} />
        <Tag tone={approved ? 'approved' : 'pending'}>{t(approved ? 'cards.approved' : 'cards.waiting')}</Tag>
      </Row>
    </div>
  );
}
