import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import { countedRounds, nextCountsFrom, roundsCounted, roundsDue } from '../../../shared/permits/watch.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../content/file-icons.tsx';
import { CheckIcon, OfflineIcon } from '../../ui/first-icons.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import { dueClock } from './due-clock.ts';
import { withUnsent } from './unsent-rounds.ts';
import { useSeconds } from './use-seconds.ts';
import type { RoundNoting } from './use-round-noting.ts';
import styles from './round-bar.module.css';

type RoundBarProps = { permit: Permit; noting: RoundNoting; isAway: boolean };

/** Whether the watch is full once this phone has sent what waits on it. */
function isAllNoted(permit: Permit, { waiting }: RoundNoting): boolean {
  const running = permit.watches.at(-1);
  if (!running) return false;
  const watch = withUnsent(running, waiting);
  return roundsCounted(watch) >= roundsDue(watch);
}

/** What became of the round just noted, and from when the next one counts. */
function useRoundHint({ permit, noting }: RoundBarProps): string | undefined {
  const { t } = useTranslation();
  const now = useSeconds();
  const running = permit.watches.at(-1);
  if (!running) return undefined;
  const watch = withUnsent(running, noting.waiting);
  if (isAllNoted(permit, noting)) return t('permits.watch.allNoted');
  const from = nextCountsFrom(watch, now);
  const place = watch.rounds.findIndex(({ id }) => id !== undefined && id === noting.notedId);
  const noted = watch.rounds[place];
  const opens = { time: dueClock(from) };
  if (noted && now < from) {
    const counts = countedRounds(watch)[place] === true;
    return counts
      ? t('permits.watch.noted', { time: formatTime(noted.at), next: opens.time })
      : t('permits.watch.notedEarly', opens);
  }
  return now < from ? t('permits.watch.countsFrom', opens) : undefined;
}

/** Noting a round with its picture: the next act of whoever watches, in view wherever they read. */
export function RoundBar(props: RoundBarProps) {
  const { noting, isAway } = props;
  const { t } = useTranslation();
  const hint = useRoundHint(props);
  return (
    <>
      {isAway && (
        <p className={styles.away}>
          <OfflineIcon />
          <span>{t('permits.watch.away')}</span>
        </p>
      )}
      <output className={styles.hint}>{hint}</output>
      <div className={styles.acts}>
        <Button
          wide
          icon={<CheckIcon />}
          disabled={isAllNoted(props.permit, noting)}
          isBusy={noting.isBusy}
          onClick={() => void noting.press()}
        >
          {t('permits.watch.note')}
        </Button>
        <FileButton
          label={t('permits.watch.picture')}
          name={t(noting.hasPhoto ? 'permits.watch.photoTaken' : 'permits.watch.takePhoto')}
          icon={noting.hasPhoto ? <CheckIcon /> : <CameraIcon />}
          accept="image/*"
          fromCamera
          onFiles={([photo]) => void noting.take(photo)}
        />
      </div>
    </>
  );
}
