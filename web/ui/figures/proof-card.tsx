// <ProofCard card={card}><Tag tone="pending">…</Tag></ProofCard>: who was inducted, where and when, large enough to be
// read at arm's length. One part for the last page of the player and for what the phone keeps.
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { inThrees } from './in-threes.ts';
import styles from './proof-card.module.css';

export type Proof = {
  site: string;
  /** The form's name. */
  form: string;
  /** The person's name. */
  name: string;
  employer?: string | undefined;
  /** 9 digits. */
  number: string;
  /** ISO 8601 UTC, by the server's clock. */
  signed: string | null;
};

export function ProofCard({ card, children }: { card: Proof; children?: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const { site, form, name, employer, number, signed } = card;
  return (
    <section className={styles.card} aria-labelledby={`${id} ${id}-name`}>
      <h2 id={id} className={styles.cardTitle}>
        {t('player.done.show')}
      </h2>
      <p id={`${id}-name`} className={styles.name}>
        {name || '—'}
      </p>
      {employer && <p>{employer}</p>}
      <dl className={styles.facts}>
        <dt>{t('player.done.site')}</dt>
        <dd>{site}</dd>
        {form !== site && (
          <>
            <dt>{t('player.done.form')}</dt>
            <dd>{form}</dd>
          </>
        )}
        <dt>{t('player.done.time')}</dt>
        <dd>{signed ? t('player.done.timeText', { date: formatDate(signed), time: formatTime(signed) }) : '—'}</dd>
        <dt>{t('player.done.reference')}</dt>
        <dd className={styles.reference}>{inThrees(number)}</dd>
      </dl>
      {children}
    </section>
  );
}
