// <LeaveGuard isOn={isDirty} />: asks before a link or the closing of the page takes away what is not saved.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The address on this site that a plain press on a link would open in place of the page. */
function leavesFor(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined;
  return pathname + search + hash;
}

function useQuestion(isOn: boolean): [string | undefined, (address: string | undefined) => void] {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!isOn) return;
    const follow = (event: MouseEvent) => {
      const address = leavesFor(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', follow, { capture: true });
    window.addEventListener('beforeunload', close);
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('beforeunload', close);
    };
  }, [isOn]);
  return [wanted, setWanted];
}

type LeaveGuardProps = {
  isOn: boolean;
  /** Forgets what is not saved, where it is kept beyond the page. */
  onLeave?: () => void;
};

export function LeaveGuard({ isOn, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useQuestion(isOn);
  const leave = () => {
    onLeave?.();
    setWanted(undefined);
    if (wanted !== undefined) void navigate(wanted);
  };
  return (
    <ConfirmDialog
      isOpen={wanted !== undefined}
      isDangerous
      title={t('unsaved.leaveTitle')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={leave}
      onCancel={() => setWanted(undefined)}
    >
      {t('unsaved.leaveText')}
    </ConfirmDialog>
  );
}
