import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '../../../shared/boards/board.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { CalendarCheckIcon, ClockIcon, ClockOffIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sidesOf, type Side } from './board-groups.ts';
import { RowName, type PathOf } from './board-row.tsx';
import styles from './board-card.module.css';
import { beginOf, dayOf, shortNumber } from './board-words.ts';

const MOST_ON_PAGE = 20;
const ICONS: Readonly<Record<Side, ComponentType>> = {
  waiting: ClockIcon,
  soon: CalendarCheckIcon,
  expired: ClockOffIcon,
};

/** What of a permit matters while it is not under way: whose turn, when it begins, when it was over. */
export function useAbout(): (row: BoardRow) => string {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  return (row) => {
    const places = row.zones.map(({ name }) => name).join(', ');
    const when = row.state === 'soon' ? row.startDate : row.endTime;
    const day = when === null ? '' : dayOf(when, language);
    const turn = row.waitingFor === 'Grantor' ? row.grantor : row.waitingFor && t(`permits.role.${row.waitingFor}`);
    const parts = {
      waiting: [shortNumber(row.number), places, turn],
      soon: [t('board.begins', { day, time: beginOf(row) }), places],
      expired: [shortNumber(row.number), places, day],
    };
    return parts[row.state as Side].filter(Boolean).join(' · ');
  };
}

type SideCardProps = {
  side: Side;
  rows: readonly BoardRow[];
  /** How many there are, also those that are not shown. */
  count: number;
  pathOf?: PathOf;
  /** Whether it says how many are not shown. */
  tellsMore?: boolean;
};

/** A list beside the zones. */
export function SideCard({ side, rows, count, pathOf, tellsMore = false }: SideCardProps) {
  const { t } = useTranslation();
  const about = useAbout();
  const Icon = ICONS[side];
  return (
    <section className={classNames(styles.card, styles.aside, styles[side])}>
      <h2 className={styles.title}>
        <Icon />
        <span>{t(`board.side.${side}`)}</span>
        <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.number} className={styles.later}>
            <strong>
              <RowName row={row} pathOf={pathOf} />
            </strong>
            <span>{about(row)}</span>
          </li>
        ))}
        {tellsMore && count > rows.length && (
          <li className={styles.later}>{t('board.more', { count: count - rows.length })}</li>
        )}
      </ul>
    </section>
  );
}

/** What waits for a signature, begins soon, and has expired without being put away; the most of each list, the rest as a number. */
export function BoardSides({ permits, pathOf }: { permits: readonly BoardRow[]; pathOf?: PathOf }) {
  return sidesOf(permits).map(({ side, rows }) => (
    <SideCard key={side} side={side} rows={rows.slice(0, MOST_ON_PAGE)} count={rows.length} pathOf={pathOf} tellsMore />
  ));
}
