import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardRow } from '../../../shared/boards/board.ts';
import { formatTime } from '../../../shared/core/dates.ts';
import { Tag, type TagTone } from '../../ui/figures/tag.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './board-card.module.css';
import { aboutToday, hoursOf } from './board-words.ts';

type Told = { time: string; tone: TagTone; words: string };

/** When and how a permit stands: its hours, since when it rests, until when it is watched. */
function useTold(now: Date): (row: BoardRow) => Told {
  const { t } = useTranslation();
  return (row) => {
    if (row.state === 'suspended') {
      const time = t('board.at', { time: formatTime(row.since ?? '') });
      return { time, tone: 'suspended', words: t('board.tag.suspended') };
    }
    if (row.state === 'watch' && row.until) {
      const minutes = Math.max(0, Math.ceil((Date.parse(row.until) - now.getTime()) / 60_000));
      const time = t('board.until', { time: formatTime(row.until) });
      return { time, tone: 'watch', words: t('board.tag.watch', { minutes }) };
    }
    const isNow = row.isWorkTime;
    return { time: hoursOf(row), tone: isNow ? 'valid' : 'approved', words: t(`board.tag.${isNow ? 'valid' : 'off'}`) };
  };
}

export type PathOf = ((permitId: string) => string) | undefined;

type BoardRowProps = {
  row: BoardRow;
  now: Date;
  /** Where staff open the permit; others have nowhere to go. */
  pathOf?: PathOf;
};

export function RowName({ row, pathOf }: Pick<BoardRowProps, 'row' | 'pathOf'>) {
  return row._id && pathOf ? <Link to={pathOf(row._id)}>{row.name}</Link> : row.name;
}

/** A permit of today in its zone. */
export function PermitOfToday({ row, now, pathOf }: BoardRowProps) {
  const told = useTold(now)(row);
  return (
    <li className={classNames(styles.permit, row.state === 'suspended' && styles.stopped)}>
      <strong className={styles.name}>
        <RowName row={row} pathOf={pathOf} />
      </strong>
      <span className={styles.about}>{aboutToday(row)}</span>
      <span className={styles.told}>
        <strong>{told.time}</strong>
        <Tag tone={told.tone}>{told.words}</Tag>
      </span>
    </li>
  );
}
