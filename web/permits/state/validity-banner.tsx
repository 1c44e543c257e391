import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, localDate } from '../../../shared/core/dates.ts';
import { isInDailyHours, permitValidity, shownTime } from '../../../shared/permits/permit-validity.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { ClockOffIcon } from '../../ui/icons.tsx';
import { stateAt } from './shown-permit.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './validity-banner.module.css';

/** The end of a valid permit, large enough to show on site; renders nothing for an invalid one. */
export function ValidityBanner({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const now = useClock();
  const until = permitValidity(permit)?.until.toISOString();
  if (stateAt(permit, now) !== 'Approved_valid' || until === undefined) return null;
  if (!isInDailyHours(permit, now)) {
    const hours = { from: shownTime(permit.dailyStartTime), until: shownTime(permit.dailyEndTime) };
    return (
      <p className={classNames(styles.banner, styles.outside)}>
        <ClockOffIcon />
        <span>{t('permits.outside', hours)}</span>
      </p>
    );
  }
  const time = formatTime(until);
  const isToday = localDate(new Date(until)) === localDate(now);
  return (
    <p className={styles.banner}>
      <CheckIcon />
      <span>
        {isToday ? t('permits.validUntil', { time }) : t('permits.validUntilDay', { date: formatDate(until), time })}
      </span>
    </p>
  );
}
