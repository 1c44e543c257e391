import { useTranslation } from 'react-i18next';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
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
  const { archived, signed } = userForm.meta;
  if (!mayArchive) return null;
  return (
    <AskedButton
      label={t(archived ? 'approval.unarchive' : 'approval.archive')}
      icon={archived ? <UndoIcon /> : <ArchiveIcon />}
      isBusy={isBusy}
      isAsking={!archived && signed === null}
      title={t('approval.archiving.title', { name })}
      keepLabel={t('approval.keep')}
      isDangerous={false}
      onConfirm={() => onArchive(!archived)}
    >
      {t('approval.archiving.text')}
    </AskedButton>
  );
}
