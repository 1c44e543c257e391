import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardState } from '../../../shared/boards/board-states.ts';
import type { BoardRow } from '../../../shared/boards/board.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { CalendarCheckIcon, ClockIcon, ClockOffIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RowName } from './board-row.tsx';
import styles from './board-view.module.css';
import { beginOf, dayOf, shortNumber } from './board-words.ts';

const SIDES = ['waiting', 'soon', 'expired'] as const satisfies readonly BoardState[];
type Side = (typeof SIDES)[number];
const ICONS: Readonly<Record<Side, ComponentType>> = {
  waiting: ClockIcon,
  soon: CalendarCheckIcon,
  expired: ClockOffIcon,
};

/** What of a permit matters while it is not under way: whose turn, when it begins, when it was over. */
function useAbout(): (row: BoardRow) => string {
  const { t } = useTranslation();
  const language = useLanguage();
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

type SidesProps = {
  permits: readonly BoardRow[];
  pathOf?: ((permitId: string) => string) | undefined;
  /** The most of each list; the rest is told as a number. */
  most: number;
};

/** What waits for a signature, begins soon, and has expired without being put away. */
export function BoardSides({ permits, pathOf, most }: SidesProps) {
  const { t } = useTranslation();
  const about = useAbout();
  return SIDES.map((side) => {
    const rows = permits.filter(({ state }) => state === side);
    const Icon = ICONS[side];
    if (rows.length === 0) return null;
    return (
      <section key={side} className={classNames(styles.card, styles[side])}>
        <h2 className={styles.title}>
          <Icon />
          <span>{t(`board.side.${side}`)}</span>
          <span className={styles.count}>{rows.length}</span>
        </h2>
        <ul className={styles.rows}>
          {rows.slice(0, most).map((row) => (
            <li key={row.number} className={styles.later}>
              <strong>
                <RowName row={row} pathOf={pathOf} />
              </strong>
              <span>{about(row)}</span>
            </li>
          ))}
          {rows.length > most && <li className={styles.later}>{t('board.more', { count: rows.length - most })}</li>}
        </ul>
      </section>
    );
  });
}
