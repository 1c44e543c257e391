import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, localDate } from '../../shared/core/dates.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { stateAt } from './shown-permit.ts';
import { useClock } from './use-clock.ts';
import styles from './validity-banner.module.css';

/** Until when a valid permit lasts, large enough to be shown on the site; nothing for one that is not valid. */
export function ValidityBanner({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const now = useClock();
  const until = permitValidity(permit)?.until.toISOString();
  if (stateAt(permit, now) !== 'Approved_valid' || until === undefined) return null;
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
