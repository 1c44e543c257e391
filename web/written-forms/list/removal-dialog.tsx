import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { ActedForm, WholeFormActs } from '../use-whole-form-acts.ts';

type RemovalProps = {
  /** Undefined: the dialog is closed. */
  form: ActedForm | undefined;
  acts: WholeFormActs;
  words: 'forms' | 'permitForms';
  onClose: () => void;
};

/** Confirms deleting a form. */
export function RemovalDialog({ form, acts, words, onClose }: RemovalProps) {
  const { t } = useTranslation();
  if (!form) return null;
  const remove = () => {
    onClose();
    acts.do('remove', form);
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(`${words}.removeTitle`, { name: form.name })}
      confirmLabel={t('forms.removeConfirm')}
      cancelLabel={t('forms.removeCancel')}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t(`${words}.removeText`)}
    </ConfirmDialog>
  );
}
