import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, localDate } from '../../../shared/core/dates.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { PauseIcon } from '../../ui/icons.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { stateAt } from '../state/shown-permit.ts';
import styles from './suspended-banner.module.css';

/** That no work may be done, who says so and why; nothing for a permit that does not rest. */
export function SuspendedBanner({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const now = useClock();
  const { suspended } = permit;
  if (!suspended || stateAt(permit, now) !== 'Approved_suspended') return null;
  const { at, reason, by, person, role, told } = suspended;
  const isToday = localDate(new Date(at)) === localDate(now);
  const when = isToday
    ? t('permits.suspended.at', { time: formatTime(at) })
    : t('permits.suspended.on', { date: formatDate(at), time: formatTime(at) });
  return (
    <section className={styles.banner} role="alert">
      <div className={styles.stripe} />
      <div className={styles.text}>
        <p className={styles.state}>
          <PauseIcon />
          <strong>{t('permits.state.suspended')}</strong>
          <span className={styles.when}>{when}</span>
        </p>
        <p className={styles.stop}>{t('permits.suspended.stop')}</p>
        <p>{t('permits.suspended.why', { reason })}</p>
        <p>
          {person ?? by.name}
          {role && `, ${t(`permits.role.${role}`)}`}. {t('permits.suspended.told', { count: told })}
        </p>
      </div>
    </section>
  );
}
