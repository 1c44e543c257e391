import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import {
  countedRounds,
  lastContact,
  lateFrom,
  nextCountsFrom,
  nextRoundAt,
  roundsCounted,
  roundsDue,
} from '../../../shared/permits/watch.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { dueClock } from './due-clock.ts';
import { RoundPhoto } from './round-photo.tsx';
import type { ShownWatch } from './unsent-rounds.ts';
import styles from './watch-panel.module.css';

const MINUTE = 60_000;

const clock = (instant: number) => formatTime(new Date(instant).toISOString());

type LineProps = { time: string; what: string; who: string; tag?: ReactNode; photo?: ReactNode; isNext?: boolean };

function Line({ time, what, who, tag, photo, isNext = false }: LineProps) {
  return (
    <li className={isNext ? styles.next : styles.round}>
      <strong className={styles.time}>{time}</strong>
      <span className={styles.said}>
        <span className={styles.what}>
          {what}
          <small>{who}</small>
          {photo}
        </span>
        {tag}
      </span>
    </li>
  );
}

function lateMinutes(watch: ShownWatch, place: number): number {
  const before = Date.parse(watch.rounds[place - 1]?.at ?? watch.endedAt);
  return Math.round((Date.parse(watch.rounds[place]?.at ?? watch.endedAt) - before) / MINUTE) - watch.every;
}

/** What became of a round: late, made in its turn, or noted outside a turn and not counted. */
function RoundTag({ watch, place, counts }: { watch: ShownWatch; place: number; counts: boolean }) {
  const { t } = useTranslation();
  const { isLate, isUnsent } = watch.rounds[place] ?? {};
  if (isLate) return <Tag tone="expired">{t('permits.watch.late', { minutes: lateMinutes(watch, place) })}</Tag>;
  if (!counts) return <Tag tone="draft">{t('permits.watch.notCounted')}</Tag>;
  if (isUnsent) return <Tag tone="pending">{t('permits.watch.waits')}</Tag>;
  return <Tag tone="workApproved">{t('permits.watch.done')}</Tag>;
}

function NextRound({ watch, now }: { watch: ShownWatch; now: number }) {
  const { t } = useTranslation();
  const next = nextRoundAt(watch, now);
  const wait = Math.round((next - now) / MINUTE);
  const isLate = now > lateFrom(watch);
  const isTurn = now >= nextCountsFrom(watch, now);
  const late = Math.round((now - lastContact(watch)) / MINUTE) - watch.every;
  return (
    <Line
      isNext
      time={dueClock(next)}
      what={t('permits.watch.nextRound')}
      who={wait > 0 ? t('permits.watch.in', { minutes: wait }) : t('permits.watch.now')}
      tag={
        isLate ? (
          <Tag tone="expired">{t('permits.watch.late', { minutes: late })}</Tag>
        ) : (
          isTurn && <Tag tone="pending">{t('permits.watch.turn')}</Tag>
        )
      }
    />
  );
}

/** `now` of a watch that runs. */
type RoundListProps = { permit: Permit; watch: ShownWatch; now?: number };

/** The end of the work, each round with what became of it, and when the next is due. */
export function RoundList({ permit, watch, now }: RoundListProps) {
  const { t } = useTranslation();
  const { rounds, endedAt } = watch;
  const counted = countedRounds(watch);
  const isOver = roundsCounted(watch) >= roundsDue(watch);
  return (
    <ol className={styles.rounds}>
      <Line
        time={clock(Date.parse(endedAt))}
        what={t('permits.watch.ended')}
        who=""
        tag={<Tag tone="workApproved">{t('permits.watch.start')}</Tag>}
      />
      {rounds.map(({ id, at, word, by, photo, isPhoneTime, isUnsent }, place) => (
        <Line
          key={id ?? at}
          time={clock(Date.parse(at))}
          what={word || t('permits.watch.nothing')}
          who={[
            by?.name,
            isUnsent && t('permits.watch.onPhone'),
            isPhoneTime && t('permits.watch.phoneTime'),
            counted[place] === false && t('permits.watch.outOfTurn'),
          ]
            .filter(Boolean)
            .join(', ')}
          tag={<RoundTag watch={watch} place={place} counts={counted[place] === true} />}
          photo={photo && <RoundPhoto permit={permit} photo={photo} time={clock(Date.parse(at))} />}
        />
      ))}
      {!isOver && now !== undefined && <NextRound watch={watch} now={now} />}
    </ol>
  );
}
