import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import { countedRounds } from '../../../shared/permits/watch.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { pictureUrl } from '../../content/page-files.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { permitFiles } from '../state/shown-permit.ts';

type Watch = Permit['watches'][number];

type RoundsProps = { permit: Permit; watch: Watch };

function Rounds({ permit, watch }: RoundsProps) {
  const { t } = useTranslation();
  const counted = countedRounds(watch);
  return (
    <ol className="permit-rounds">
      {watch.rounds.map(({ id, at, by, word, photo, isLate, isPhoneTime }, place) => (
        <li key={id ?? at}>
          <strong>{formatTime(at)}</strong> {[word || t('permits.watch.nothing'), by.name].filter(Boolean).join(', ')}
          {isPhoneTime && ` (${t('permits.print.phoneTime')})`}
          {isLate && ` – ${t('permits.print.late')}`}
          {counted[place] === false && ` – ${t('permits.print.notCounted')}`}
          {photo && (
            <img
              className="permit-round-photo"
              src={pictureUrl(photo, permitFiles(permit))}
              alt={t('permits.watch.photoOf', { time: formatTime(at) })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The watch after each day of work with every round. */
export function PrintedWatches({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return permit.watches.map((watch) => {
    const { endedAt, minutes, every, rounds, fullAt } = watch;
    return (
      <section key={endedAt} className="permit-watch">
        <h3>{t('permits.print.watch', { time: dateTime(endedAt), minutes, every })}</h3>
        {rounds.length === 0 ? <p>{t('permits.print.noRounds')}</p> : <Rounds permit={permit} watch={watch} />}
        <p>{fullAt === null ? t('permits.print.notFull') : t('permits.print.full', { time: dateTime(fullAt) })}</p>
      </section>
    );
  });
}
