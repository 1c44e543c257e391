// <LeaveGuard isOn={isDirty} />: asks before a link, a step back, an act that leaves or the closing of the page takes away what is not
// saved. An act that is no link goes through `beforeLeaving`.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

type LeaveGuardProps = {
  isOn: boolean;
  /** Begins every address at which what is not saved stays open; the page's own where it has but one. */
  within?: string;
  /** Forgets what is not saved, where it is kept beyond the page. */
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
