import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import { roundsCounted, roundsDue, watchEnd } from '../../../shared/permits/watch.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { EyeIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dueClock } from './due-clock.ts';
import { RoundList } from './round-list.tsx';
import { useSeconds } from './use-seconds.ts';
import { withUnsent, type ShownWatch } from './unsent-rounds.ts';
import styles from './watch-panel.module.css';

const MINUTE = 60_000;

const clock = (instant: number) => formatTime(new Date(instant).toISOString());

/** How much of the watch has passed, with its rounds' times. */
function Ruler({ watch, now }: { watch: ShownWatch; now: number }) {
  const { t } = useTranslation();
  const start = Date.parse(watch.endedAt);
  const end = watchEnd(watch, now);
  const share = (instant: number) => `${Math.min(100, Math.max(0, ((instant - start) / (end - start)) * 100))}%`;
  const marks = Array.from(
    { length: Math.min(roundsDue(watch, now) - 1, 12) },
    (_, at) => start + (at + 1) * watch.every * MINUTE,
  );
  const passed = Math.min(Math.round((now - start) / MINUTE), Math.round((end - start) / MINUTE));
  return (
    <>
      <VisuallyHidden>
        {t('permits.watch.passed', { passed, total: Math.round((end - start) / MINUTE) })}
      </VisuallyHidden>
      <div className={styles.ruler} aria-hidden="true">
        <span className={styles.passed} style={{ width: share(now) }} />
        {marks.map((at) => (
          <span key={at} className={styles.mark} style={{ left: share(at) }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{clock(start)}</span>
        <span>{dueClock(end)}</span>
      </p>
    </>
  );
}

/** How long the watch goes on. */
function Left({ watch, now }: { watch: ShownWatch; now: number }) {
  const { t } = useTranslation();
  const isDone = roundsCounted(watch) >= roundsDue(watch);
  const end = watchEnd(watch, now);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return (
    <section className={styles.head} aria-label={t('permits.watch.title')}>
      <p className={styles.title}>
        <EyeIcon />
        <strong>{t('permits.watch.title')}</strong>
        <span className={styles.until}>{t('permits.watch.until', { time: dueClock(end) })}</span>
      </p>
      {seconds > 0 ? (
        <p className={styles.clock}>
          <strong>{Math.floor(seconds / 60)}</strong>
          <span>{t('permits.watch.left', { seconds: String(seconds % 60).padStart(2, '0') })}</span>
        </p>
      ) : (
        <p>{t(isDone ? 'permits.watch.allNoted' : 'permits.watch.timeIsUp')}</p>
      )}
      <Ruler watch={watch} now={now} />
    </section>
  );
}

const NONE: readonly UnsentRound[] = [];

type WatchPanelProps = { permit: Permit; unsent?: readonly UnsentRound[] };

/** The watch that runs: how long it goes on, its rounds, and when the next is due; nothing without one. */
export function WatchPanel({ permit, unsent = NONE }: WatchPanelProps) {
  const { t } = useTranslation();
  const now = useSeconds();
  const running = permit.watches.at(-1);
  if (permit.status !== 'Approved' || running?.fullAt !== null) return null;
  const watch = withUnsent(running, unsent);
  return (
    <div>
      <Left watch={watch} now={now} />
      <h2 className={styles.heading}>
        {t('permits.watch.rounds')}{' '}
        <span className={styles.count}>
          {roundsCounted(watch)} / {roundsDue(watch, now)}
        </span>
      </h2>
      <RoundList permit={permit} watch={watch} now={now} />
    </div>
  );
}
