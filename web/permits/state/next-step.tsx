import { useTranslation } from 'react-i18next';
import { pendingPersons } from '../../../shared/permits/permit-chain.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { isInDailyHours, shownTime } from '../../../shared/permits/permit-validity.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './next-step.module.css';
import { nameOf } from './shown-permit.ts';
import { useShownState } from './use-shown-state.ts';

type Step = (permit: Permit, isOnlyRead: boolean) => string;

function useNextSteps(): Record<PermitState, Step> {
  const { t } = useTranslation();
  const now = useClock();
  const moment = (iso: string | null) => ({ date: formatDate(iso ?? ''), time: formatTime(iso ?? '') });
  const waits = ({ persons }: Permit) => {
    const pending = pendingPersons(persons);
    const name = pending.map(nameOf).join(', ');
    return pending[0] && t('permits.next.waits', { role: t(`permits.role.${pending[0].role}`), name });
  };
  const outside = ({ dailyStartTime, dailyEndTime }: Permit) =>
    t('permits.outside', { from: shownTime(dailyStartTime), until: shownTime(dailyEndTime) });
  const andWaits = (said: string, permit: Permit) => [said, waits(permit)].filter(Boolean).join(' ');
  return {
    Draft: (_, isOnlyRead) => t(isOnlyRead ? 'permits.next.draftOfOthers' : 'permits.next.draft'),
    'Pending Approval': (permit) => waits(permit) ?? t('permits.state.waiting'),
    Approved: ({ validFrom }) => t('permits.next.granted', moment(validFrom)),
    Approved_valid: (permit) =>
      andWaits(
        isInDailyHours(permit, now) ? t('permits.next.valid', moment(permit.validUntil)) : outside(permit),
        permit,
      ),
    Approved_suspended: () => t('permits.next.suspended'),
    Approved_watch: () => t('permits.next.watch'),
    Approved_expired: (permit) => andWaits(t('permits.next.expired', moment(permit.validUntil)), permit),
    WorkApproved: () => t('permits.next.workApproved'),
    WorkRejected: () => t('permits.next.workRejected'),
    Cancelled: () => t('permits.next.cancelled'),
    archived: () => t('permits.next.archived'),
  };
}

type Props = {
  permit: Permit;
  /** Whether the reader may not fill in and submit the permit. */
  isOnlyRead?: boolean;
};

/** One line: the next step and who takes it. */
export function NextStep({ permit, isOnlyRead = false }: Props) {
  const steps = useNextSteps();
  return <p className={styles.next}>{steps[useShownState(permit)](permit, isOnlyRead)}</p>;
}
