// <LeaveGuard isOn={isDirty} />: asks before a link, a Back step, a closing of the page or a guarded act discards unsaved changes.
// An act that is no link calls `beforeLeaving`.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

type LeaveGuardProps = {
  isOn: boolean;
  /** Prefix of the addresses that keep the unsaved changes open; by default the page's own address. */
  within?: string;
  /** Clears unsaved changes that are stored outside the page. */
  onLeave?: () => void;
};

export function LeaveGuard({ isOn, within, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSamePage = useCallback(
    (asked: string) => (within === undefined ? asked === pathname : asked.startsWith(within)),
    [within, pathname],
  );
  const { isAsked, agree, stay } = useLeaveQuestion({ isOn, isSamePage });
  const leave = () => {
    onLeave?.();
    agree();
  };
  return (
    <ConfirmDialog
      isOpen={isAsked}
      isDangerous
      title={t('unsaved.leaveTitle')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={leave}
      onCancel={stay}
    >
      {t('unsaved.leaveText')}
    </ConfirmDialog>
  );
}
