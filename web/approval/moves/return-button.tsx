import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Button } from '../../ui/button.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { useReturning } from './use-user-form-acts.ts';
import { userFormState } from '../../lists/user-form-state.ts';

type ReturnButtonProps = { userForm: UserForm; name: string; onReturned: () => void };

/** Returns an induction that waits for approval to its worker; for managers only. */
export function ReturnButton({ userForm, name, onReturned }: ReturnButtonProps) {
  const { t } = useTranslation();
  const mayReturn = useHasRole(userFormActionApi.returnPages.access.roles ?? []);
  const [isOpen, setOpen] = useState(false);
  const returning = useReturning(userForm, () => {
    setOpen(false);
    onReturned();
  });
  if (!mayReturn || userFormState(userForm.meta) !== 'waiting') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('approval.return.open')}
      </Button>
      {isOpen && (
        <ReturnDialog
          userForm={userForm}
          name={name}
          isBusy={returning.isPending}
          error={returning.error ?? undefined}
          onReturn={(order) => returning.mutate(order)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
