// <TypedDialog isTyped={name !== ''} title={t('…')} onClose={close} actions={(leave) => …}>form</TypedDialog>
// A dialog that holds what would be lost with it: while something is typed, closing it and leaving its page ask first.
import type { ReactNode } from 'react';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { beforeLeaving } from '../ui/overlays/leaving.ts';

type TypedDialogProps = {
  isTyped: boolean;
  title: string;
  onClose: () => void;
  /** A cancel button calls `leave`. */
  actions?: (leave: () => void) => ReactNode;
  isForm?: boolean;
  children: ReactNode;
};

export function TypedDialog({ isTyped, title, onClose, actions, isForm = false, children }: TypedDialogProps) {
  const leave = () => (isTyped ? beforeLeaving(onClose) : onClose());
  return (
    <Dialog isOpen isForm={isForm} title={title} onClose={leave} actions={actions?.(leave)}>
      {children}
      <LeaveGuard isOn={isTyped} />
    </Dialog>
  );
}
