import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { UndoIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Approvable, Approval } from '../review/use-approval.ts';

type ApproveButtonProps = { form: Approvable; approval: Approval; isSmall?: boolean };

/** Approves a signed induction or revokes the approval; for managers only. */
export function ApproveButton({ form, approval, isSmall = false }: ApproveButtonProps) {
  const { t } = useTranslation();
  if (!approval.isManager || form.signed === null || form.needsApproval === false) return null;
  return (
    <Button
      variant={form.approved || isSmall ? 'secondary' : 'primary'}
      isSmall={isSmall}
      isBusy={approval.busyIds.has(form._id)}
      icon={form.approved ? <UndoIcon /> : <CheckIcon />}
      aria-label={form.approved && isSmall ? `${t('approval.takeBack')}: ${form.name}` : undefined}
      onClick={() => approval.set(form, !form.approved)}
    >
      {form.approved && isSmall ? (
        t('approval.takeBackShort')
      ) : (
        <span>
          {t(form.approved ? 'approval.takeBack' : 'approval.approve')}
          <VisuallyHidden>: {form.name}</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}
