import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, localDate } from '../../../shared/core/dates.ts';
import { permitValidity } from '../../../shared/permits/permit-validity.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { stateAt } from './shown-permit.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './validity-banner.module.css';

/** The end of a valid permit, large enough to show on site; renders nothing for an invalid one. */
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
