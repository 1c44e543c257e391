import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { screenPages, stoppedFirst, zoneGroups, type ZoneGroup } from './board-groups.ts';
import { PermitOfToday } from './board-row.tsx';
import { BoardSides } from './board-side.tsx';
import styles from './board-view.module.css';
import type { LiveBoard } from './use-board.ts';

const COUNTED = ['valid', 'suspended', 'watch'] as const;
const TURN_MILLISECONDS = 15_000;
const MOST_ON_SCREEN = 3;
const MOST_ON_PAGE = 20;

type PathOf = ((permitId: string) => string) | undefined;

function ZoneCard({ group: { zone, rows }, now, pathOf }: { group: ZoneGroup; now: Date; pathOf: PathOf }) {
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

function Head({ board, now, isInside }: { board: Board; now: Date; isInside: boolean }) {
  const { t } = useTranslation();
  const countOf = (state: BoardRow['state']) => board.permits.filter((row) => row.state === state).length;
  return (
    <header className={styles.head}>
      {isInside ? (
        <p className={styles.site}>{board.name}</p>
      ) : (
        <PageHeading title={board.name} documentTitle={t('board.title', { name: board.name })} />
      )}
      <div className={styles.counts}>
        {COUNTED.map((state) => {
          const count = countOf(state);
          return count > 0 ? (
            <Tag key={state} tone={state}>
              {t(`board.count.${state}`, { count })}
            </Tag>
          ) : null;
        })}
      </div>
      <span className={styles.clock}>{formatTime(now.toISOString())}</span>
    </header>
  );
}

/** When the board last heard of the site, and whether that is now. */
function Heard({ live: { heardAt, isStale }, isScreen }: { live: LiveBoard; isScreen: boolean }) {
  const { t } = useTranslation();
  const at = heardAt === undefined ? undefined : new Date(heardAt);
  const seconds = at && String(at.getSeconds()).padStart(2, '0');
  const time = at && `${formatTime(at.toISOString())}.${seconds}`;
  return (
    <footer className={styles.foot}>
      <output className={styles.heard}>
        {isStale ? <AlertIcon /> : <CheckIcon />}
        <strong>{t(isStale ? 'board.stale' : 'board.current')}</strong>
        {at && (
          <span>
            {isScreen || isStale
              ? t('board.heard', { date: formatDate(at.toISOString()), time })
              : t('board.heardToday', { time })}
          </span>
        )}
      </output>
    </footer>
  );
}

/** The pages of a screen that nobody scrolls, one after another. */
function useTurningPage(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return turn % Math.max(1, pages);
}

function ScreenZones({ groups, now }: { groups: readonly ZoneGroup[]; now: Date }) {
  const { t } = useTranslation();
  const pages = screenPages(stoppedFirst(groups));
  const page = useTurningPage(pages.length);
  return (
    <div className={styles.zones}>
      {pages[page]?.map((column, at) => (
        // The columns have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
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
      className={classNames(
        styles.board,
        isScreen && styles.screen,
        isInside && styles.inside,
        isStale && styles.stale,
      )}
    >
      <Head board={board} now={now} isInside={isInside} />
      <div className={styles.tape} />
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
          <BoardSides permits={board.permits} pathOf={pathOf} most={isScreen ? MOST_ON_SCREEN : MOST_ON_PAGE} />
          {children}
        </div>
      </div>
      <Heard live={live} isScreen={isScreen} />
    </div>
  );
}
