import { useTranslation } from 'react-i18next';
import { granterRole } from '../../../shared/permits/permit-callers.ts';
import { pendingPersons } from '../../../shared/permits/permit-chain.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { isInDailyHours, shownTime } from '../../../shared/permits/permit-validity.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './next-step.module.css';
import { nameOf } from './shown-permit.ts';
import { useShownState } from './use-shown-state.ts';

type Shown = {
  /** Whether the reader may not fill in and submit the permit. */
  isOnlyRead: boolean;
  /** Whether a banner above says already until when the permit is valid, or that a watch runs. */
  isBannered: boolean;
};
type Step = (permit: Permit, shown: Shown) => string;

const isOver = ({ validUntil }: Permit, now: Date) => validUntil !== null && now > new Date(validUntil);

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
    Draft: (_, { isOnlyRead }) => t(isOnlyRead ? 'permits.next.draftOfOthers' : 'permits.next.draft'),
    'Pending Approval': (permit) => waits(permit) ?? t('permits.state.waiting'),
    Approved: ({ validFrom }) => t('permits.next.granted', moment(validFrom)),
    Approved_valid: (permit, { isBannered }) =>
      isBannered
        ? (waits(permit) ?? '')
        : andWaits(
            isInDailyHours(permit, now) ? t('permits.next.valid', moment(permit.validUntil)) : outside(permit),
            permit,
          ),
    Approved_suspended: (permit) =>
      isOver(permit, now)
        ? t('permits.next.suspendedPast')
        : t('permits.next.suspended', { role: t(`permits.role.${granterRole(permit)}`) }),
    Approved_watch: (_, { isBannered }) => (isBannered ? '' : t('permits.next.watch')),
    Approved_expired: (permit) => andWaits(t('permits.next.expired', moment(permit.validUntil)), permit),
    WorkApproved: () => t('permits.next.workApproved'),
    WorkRejected: () => t('permits.next.workRejected'),
    Cancelled: () => t('permits.next.cancelled'),
    archived: () => t('permits.next.archived'),
  };
}

type Props = Partial<Shown> & { permit: Permit };

/** One line: the next step and who takes it; nothing where there is none to tell. */
export function NextStep({ permit, isOnlyRead = false, isBannered = false }: Props) {
  const steps = useNextSteps();
  const step = steps[useShownState(permit)](permit, { isOnlyRead, isBannered });
  return step === '' ? null : <p className={styles.next}>{step}</p>;
}
