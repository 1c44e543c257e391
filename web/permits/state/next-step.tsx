import { useTranslation } from 'react-i18next';
import { pendingPerson } from '../../../shared/permits/permit-chain.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import styles from './next-step.module.css';
import { nameOf } from './shown-permit.ts';
import { useShownState } from './use-shown-state.ts';

function useNextStep(permit: Permit, isOnlyRead: boolean): string {
  const { t } = useTranslation();
  const state = useShownState(permit);
  const pending = pendingPerson(permit.persons);
  const moment = (iso: string | null) => ({ date: formatDate(iso ?? ''), time: formatTime(iso ?? '') });
  const waits = pending && t('permits.next.waits', { role: t(`permits.role.${pending.role}`), name: nameOf(pending) });
  switch (state) {
    case 'Draft':
      return t(isOnlyRead ? 'permits.next.draftOfOthers' : 'permits.next.draft');
    case 'Approved':
      return t('permits.next.granted', moment(permit.validFrom));
    case 'Approved_valid':
      return [t('permits.next.valid', moment(permit.validUntil)), waits].filter(Boolean).join(' ');
    case 'Approved_expired':
      return [t('permits.next.expired', moment(permit.validUntil)), waits].filter(Boolean).join(' ');
    case 'Pending Approval':
      return waits ?? t('permits.state.waiting');
    case 'WorkApproved':
      return t('permits.next.workApproved');
    case 'WorkRejected':
      return t('permits.next.workRejected');
    case 'Cancelled':
      return t('permits.next.cancelled');
    case 'archived':
      return t('permits.next.archived');
  }
}

type Props = {
  permit: Permit;
  /** Whether the reader may not fill in and submit the permit. */
  isOnlyRead?: boolean;
};

/** One line: the next step and who takes it. */
export function NextStep({ permit, isOnlyRead = false }: Props) {
  return <p className={styles.next}>{useNextStep(permit, isOnlyRead)}</p>;
}
