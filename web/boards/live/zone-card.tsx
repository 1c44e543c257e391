import { useTranslation } from 'react-i18next';
import styles from './board-card.module.css';
import type { ZoneGroup } from './board-groups.ts';
import { PermitOfToday, type PathOf } from './board-row.tsx';

/** A zone with what is under way there. */
export function ZoneCard({ group: { zone, rows }, now, pathOf }: { group: ZoneGroup; now: Date; pathOf: PathOf }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <span>{zone?.name ?? t('board.noZone')}</span>
        {rows.length > 0 && <span className={styles.count}>{rows.length}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('board.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <PermitOfToday key={row.number} row={row} now={now} pathOf={pathOf} />
          ))}
        </ul>
      )}
    </section>
  );
}
