import { useTranslation } from 'react-i18next';
import type { InductionFacts } from '../../../shared/content/poster/poster.ts';
import { NeededList } from './needed-list.tsx';
import styles from './site.module.css';

/** How long an induction takes, and what to have at hand. */
export function FactsPart({ facts: { minutes, pages, things } }: { facts: InductionFacts }) {
  const { t } = useTranslation();
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('player.needed.title')}</h2>
      <p>{t('player.duration', { minutes, pages })}</p>
      <NeededList things={things} />
    </section>
  );
}
