import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './board-foot.module.css';
import type { LiveBoard } from './use-board.ts';

/** When the board last heard of the site, and whether that is now. */
export function BoardFoot({ live: { heardAt, isStale }, isScreen }: { live: LiveBoard; isScreen: boolean }) {
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
