import { useTranslation } from 'react-i18next';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import { formatTime } from '../../../shared/core/dates.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './board-head.module.css';

const COUNTED = ['valid', 'suspended', 'watch'] as const;

/** The site, how much is under way on it, and the clock. */
export function BoardHead({ board, now, isInside }: { board: Board; now: Date; isInside: boolean }) {
  const { t } = useTranslation();
  const countOf = (state: BoardRow['state']) => board.permits.filter((row) => row.state === state).length;
  return (
    <>
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
      <div className={styles.tape} />
    </>
  );
}
