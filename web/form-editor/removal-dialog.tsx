import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { ActedForm, WholeFormActs } from './use-whole-form-acts.ts';

type RemovalProps = {
  /** None: the question is not asked. */
  form: ActedForm | undefined;
  acts: WholeFormActs;
  words: 'forms' | 'permitForms';
  onClose: () => void;
};

/** Asks before a form is removed. */
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
