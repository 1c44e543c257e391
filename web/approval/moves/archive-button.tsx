import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ArchiveIcon, UndoIcon } from '../../ui/icons.tsx';

type ArchiveButtonProps = {
  userForm: UserForm;
  name: string;
  isBusy: boolean;
  onArchive: (archived: boolean) => void;
};

/** Archives or unarchives an induction; asks first if its worker is still filling it in. */
export function ArchiveButton({ userForm, name, isBusy, onArchive }: ArchiveButtonProps) {
  const { t } = useTranslation();
  const mayArchive = useHasRole(userFormActionApi.archive.access.roles ?? []);
  const [isAsking, setAsking] = useState(false);
  if (!mayArchive) return null;
  const { archived, signed } = userForm.meta;
  const archive = () => {
    setAsking(false);
    onArchive(!archived);
  };
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isBusy}
        icon={archived ? <UndoIcon /> : <ArchiveIcon />}
        onClick={() => (archived || signed !== null ? archive() : setAsking(true))}
      >
        {t(archived ? 'approval.unarchive' : 'approval.archive')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('approval.archiving.title', { name })}
        confirmLabel={t('approval.archive')}
        cancelLabel={t('approval.keep')}
        onConfirm={archive}
        onCancel={() => setAsking(false)}
      >
        {t('approval.archiving.text')}
      </ConfirmDialog>
    </>
  );
}
