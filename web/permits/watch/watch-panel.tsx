import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import { lastContact, lateFrom, nextRoundAt, roundsDue, watchEnd } from '../../../shared/permits/watch.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './watch-panel.module.css';

type Watch = Permit['watches'][number];

const MINUTE = 60_000;

/** The current time, each second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const clock = (instant: number) => formatTime(new Date(instant).toISOString());

/** How much of the watch has passed, with its rounds' times. */
function Ruler({ watch, now }: { watch: Watch; now: number }) {
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
        <span>{clock(end)}</span>
      </p>
    </>
  );
}

/** How long the watch goes on. */
function Left({ watch, now }: { watch: Watch; now: number }) {
  const { t } = useTranslation();
  const end = watchEnd(watch, now);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return (
    <section className={styles.head} aria-label={t('permits.watch.title')}>
      <p className={styles.title}>
        <EyeIcon />
        <strong>{t('permits.watch.title')}</strong>
        <span className={styles.until}>{t('permits.watch.until', { time: clock(end) })}</span>
      </p>
      <p className={styles.clock}>
        <strong>{Math.floor(seconds / 60)}</strong>
        <span>{t('permits.watch.left', { seconds: String(seconds % 60).padStart(2, '0') })}</span>
      </p>
      <Ruler watch={watch} now={now} />
    </section>
  );
}

type RoundProps = { time: string; what: string; who: string; tag: ReactNode; isNext?: boolean };

function Line({ time, what, who, tag, isNext = false }: RoundProps) {
  return (
    <li className={isNext ? styles.next : styles.round}>
      <strong className={styles.time}>{time}</strong>
      <span className={styles.what}>
        {what}
        <small>{who}</small>
      </span>
      {tag}
    </li>
  );
}

function lateMinutes(watch: Watch, place: number): number {
  const before = Date.parse(watch.rounds[place - 1]?.at ?? watch.endedAt);
  return Math.round((Date.parse(watch.rounds[place]?.at ?? watch.endedAt) - before) / MINUTE) - watch.every;
}

function Rounds({ watch, now }: { watch: Watch; now: number }) {
  const { t } = useTranslation();
  const { rounds, endedAt } = watch;
  const next = nextRoundAt(watch, now);
  const wait = Math.round((next - now) / MINUTE);
  const isLate = now > lateFrom(watch);
  return (
    <ol className={styles.rounds}>
      <Line
        time={clock(Date.parse(endedAt))}
        what={t('permits.watch.ended')}
        who=""
        tag={<Tag tone="workApproved">{t('permits.watch.start')}</Tag>}
      />
      {rounds.map(({ at, word, by, photo, isLate: wasLate, isPhoneTime }, place) => (
        <Line
          key={at}
          time={clock(Date.parse(at))}
          what={word || t('permits.watch.nothing')}
          who={[by.name, photo && t('permits.watch.photo'), isPhoneTime && t('permits.watch.phoneTime')]
            .filter(Boolean)
            .join(', ')}
          tag={
            wasLate ? (
              <Tag tone="expired">{t('permits.watch.late', { minutes: lateMinutes(watch, place) })}</Tag>
            ) : (
              <Tag tone="workApproved">{t('permits.watch.done')}</Tag>
            )
          }
        />
      ))}
      <Line
        isNext
        time={clock(next)}
        what={t('permits.watch.nextRound')}
        who={wait > 0 ? t('permits.watch.in', { minutes: wait }) : t('permits.watch.now')}
        tag={
          isLate ? (
            <Tag tone="expired">
              {t('permits.watch.late', { minutes: Math.round((now - lastContact(watch)) / MINUTE) - watch.every })}
            </Tag>
          ) : (
            <Tag tone="pending">{t('permits.watch.turn')}</Tag>
          )
        }
      />
    </ol>
  );
}

/** The watch that runs: how long it goes on, its rounds, and when the next is due; nothing without one. */
export function WatchPanel({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const now = useSeconds();
  const watch = permit.watches.at(-1);
  if (permit.status !== 'Approved' || watch?.fullAt !== null) return null;
  return (
    <div>
      <Left watch={watch} now={now} />
      <h2 className={styles.heading}>
        {t('permits.watch.rounds')}{' '}
        <span className={styles.count}>
          {watch.rounds.length} / {roundsDue(watch, now)}
        </span>
      </h2>
      <Rounds watch={watch} now={now} />
    </div>
  );
}
