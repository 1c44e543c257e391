// <AskedButton label={t('…')} title={t('…')} keepLabel={t('…')} isBusy={isPending} onConfirm={remove}>what follows</AskedButton>
import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type AskedButtonProps = {
  label: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
  wide?: boolean;
  isSmall?: boolean;
  isBusy?: boolean;
  /** Whether it asks at all: where nothing is lost, a press is enough. */
  isAsking?: boolean;
  /** Of the question. */
  title: string;
  confirmLabel?: string;
  keepLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

/** A button that asks before it acts; the question goes away with the answer, and the button shows that the act runs. */
export function AskedButton({ label, isAsking = true, onConfirm, title, children, ...props }: AskedButtonProps) {
  const { variant = 'secondary', icon, wide = false, isSmall = false, isBusy = false } = props;
  const { confirmLabel = label, keepLabel, isDangerous = true } = props;
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        wide={wide}
        isSmall={isSmall}
        isBusy={isBusy}
        onClick={() => (isAsking ? setOpen(true) : confirm())}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        confirmLabel={confirmLabel}
        {...(keepLabel !== undefined && { cancelLabel: keepLabel })}
        isDangerous={isDangerous}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
