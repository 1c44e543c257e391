import { useTranslation } from 'react-i18next';
import { hasEnded } from '../../../shared/permits/permit-validity.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useClock } from '../../ui/use-clock.ts';

/** Warns of a permit that is over before it is granted; work is accepted after the end as a rule. */
export function EndedWarning({ permit, todo }: { permit: Permit; todo: string }) {
  const { t } = useTranslation();
  const now = useClock();
  const isOpen = permit.status === 'Draft' || permit.status === 'Pending Approval';
  if (!isOpen || !hasEnded(permit, now)) return null;
  return (
    <Alert kind="other" title={t('permits.sign.endedTitle')}>
      <p>{todo}</p>
    </Alert>
  );
}
