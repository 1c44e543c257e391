import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import { CardThumbnail } from '../../content/cards/card-thumbnail.tsx';
import { cardTypeTitle, spoken } from '../../content/cards/card-title.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import type { GateCard } from '../gate-queries.ts';
import styles from './verdict-page.module.css';

const TONES = { expired: 'cardExpired', warn: 'cardWarn', valid: 'cardValid', none: 'cardNoExpiry' } as const;

function CardAtGate({ card }: { card: GateCard }) {
  const { t } = useTranslation();
  const { _id, name, expires, state, imageSrc, fileToken } = card;
  const title = cardTypeTitle(t, name) || t('cards.name.other');
  const files = fileToken === null ? undefined : { folder: `/static/images/card/${_id}/`, token: fileToken };
  return (
    <li className={styles.card}>
      <CardThumbnail imageSrc={imageSrc} title={spoken(title)} files={files} isLarge />
      <strong className={styles.cardName}>{title}</strong>
      <Tag tone={TONES[state]}>
        {state === 'none' || expires === ''
          ? t('projectCards.status.none')
          : t(state === 'expired' ? 'gate.cardExpired' : 'gate.cardUntil', { date: formatDate(expires) })}
      </Tag>
    </li>
  );
}

/** A person's cards with their pictures, which a press shows full screen. */
export function GateCards({ cards }: { cards: readonly GateCard[] }) {
  const { t } = useTranslation();
  const id = useId();
  const valid = cards.filter(({ state }) => state !== 'expired').length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('gate.cards')} <span className={styles.count}>{t('gate.validCards', { valid, all: cards.length })}</span>
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardAtGate key={card._id} card={card} />
        ))}
      </ul>
    </section>
  );
}
