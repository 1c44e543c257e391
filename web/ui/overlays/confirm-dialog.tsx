// <ConfirmDialog isOpen title={t('…')} confirmLabel={t('…')} cancelLabel={t('…')} onConfirm={…} onCancel={…}>effect</ConfirmDialog>
// Name the thing in the title, the act on both buttons ("Peru lupa" / "Älä peru"); without a text it asks whether to continue.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title?: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { isOpen, children, isDangerous = false, isBusy = false, onConfirm, onCancel } = props;
  const actions = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {props.cancelLabel ?? t('common.cancel')}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {props.confirmLabel ?? t('common.continue')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={props.title ?? t('common.confirmTitle')} actions={actions}>
      {children ?? t('common.confirmText')}
    </Dialog>
  );
}
