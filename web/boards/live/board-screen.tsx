import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '../../../shared/boards/board.ts';
import { stoppedFirst, type ZoneGroup } from './board-groups.ts';
import { SideCard, useAbout } from './board-side.tsx';
import styles from './board-view.module.css';
import { screenPages } from './screen-pages.ts';
import { sidePages } from './side-pages.ts';
import { ZoneCard } from './zone-card.tsx';

const TURN_MILLISECONDS = 15_000;

/** The pages of a screen that nobody scrolls, one after another. */
function useTurningPage(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return turn % Math.max(1, pages);
}

/** The zones of a screen on a wall, a page after the other where one does not hold them. */
export function ScreenZones({ groups, now }: { groups: readonly ZoneGroup[]; now: Date }) {
  const { t } = useTranslation();
  const pages = screenPages(stoppedFirst(groups));
  const page = useTurningPage(pages.length);
  return (
    <div className={styles.zones}>
      {pages[page]?.map((column, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns have no other name than their place
        <div key={at} className={styles.column}>
          {column.map((group) => (
            <ZoneCard key={`${group.zone?._id} ${group.rows[0]?.number}`} group={group} now={now} pathOf={undefined} />
          ))}
        </div>
      ))}
      {pages.length > 1 && <p className={styles.turn}>{t('board.page', { page: page + 1, pages: pages.length })}</p>}
    </div>
  );
}

/** What waits, begins and has expired, beside them in the same way. */
export function ScreenSides({ permits }: { permits: readonly BoardRow[] }) {
  const about = useAbout();
  const pages = sidePages(permits, about);
  const page = useTurningPage(pages.length);
  return pages[page]?.map(({ side, rows, count }) => <SideCard key={side} side={side} rows={rows} count={count} />);
}
