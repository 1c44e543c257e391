import type { ReactNode } from 'react';
import type { Board } from '../../../shared/boards/board.ts';
import { classNames } from '../../ui/class-names.ts';
import { useClock } from '../../ui/use-clock.ts';
import { BoardFoot } from './board-foot.tsx';
import { stoppedFirst, zoneGroups } from './board-groups.ts';
import { BoardHead } from './board-head.tsx';
import type { PathOf } from './board-row.tsx';
import { ScreenSides, ScreenZones } from './board-screen.tsx';
import { BoardSides } from './board-side.tsx';
import styles from './board-view.module.css';
import type { LiveBoard } from './use-board.ts';
import { ZoneCard } from './zone-card.tsx';

type BoardViewProps = {
  live: LiveBoard & { board: Board };
  /** Whether it hangs on a wall, to be read from four metres. */
  isScreen?: boolean;
  pathOf?: PathOf;
  /** Whether it stands in a page that has a heading. */
  isInside?: boolean;
  /** Beside the permits: the code that brings the board to a phone. */
  children?: ReactNode;
};

/** A board as it stands: what is under way by zone, and what waits, begins and has expired. */
export function BoardView({ live, isScreen = false, isInside = false, pathOf, children }: BoardViewProps) {
  const now = useClock();
  const { board, isStale } = live;
  const groups = zoneGroups(board);
  return (
    <div
      className={classNames(styles.board, isScreen && styles.screen, isInside && styles.inside)}
      data-screen={isScreen || undefined}
      data-stale={isStale || undefined}
    >
      <BoardHead board={board} now={now} isInside={isInside} />
      <div className={styles.body}>
        {isScreen ? (
          <ScreenZones groups={groups} now={now} />
        ) : (
          <div className={styles.zones}>
            {stoppedFirst(groups).map((group) => (
              <ZoneCard key={group.zone?._id ?? ''} group={group} now={now} pathOf={pathOf} />
            ))}
          </div>
        )}
        <div className={styles.side}>
          {isScreen ? <ScreenSides permits={board.permits} /> : <BoardSides permits={board.permits} pathOf={pathOf} />}
          {children}
        </div>
      </div>
      <BoardFoot live={live} isScreen={isScreen} />
    </div>
  );
}
