import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AuthenticatorSetup, type Begun } from './authenticator-setup.tsx';
import type { Removal } from './factor-list.tsx';
import { PasskeySetup } from './passkey-setup.tsx';

/** What the user is about to do. */
export type Asking =
  | { what: 'authenticator'; begun: Begun }
  | { what: 'passkey' }
  | { what: 'codes' }
  | { what: 'removal'; removal: Removal; isLast: boolean };

type FactorDialogsProps = {
  asking: Asking;
  isBusy: boolean;
  onDone: (changed: ChangedFactors) => void;
  /** Does what was asked about, and closes. */
  onConfirm: (work: () => Promise<ChangedFactors>) => void;
  onClose: () => void;
};

export function FactorDialogs({ asking, isBusy, onDone, onConfirm, onClose }: FactorDialogsProps) {
  const { t } = useTranslation();
  switch (asking.what) {
    case 'authenticator':
      return (
        <Dialog isOpen onClose={onClose} title={t('secondFactor.authenticator.begin')}>
          <AuthenticatorSetup begun={asking.begun} token={undefined} onDone={onDone} />
        </Dialog>
      );
    case 'passkey':
      return (
        <Dialog isOpen onClose={onClose} title={t('secondFactor.passkey.begin')}>
          <PasskeySetup token={undefined} onDone={onDone} />
        </Dialog>
      );
    case 'codes':
      return (
        <ConfirmDialog
          isOpen
          title={t('secondFactor.recovery.drawTitle')}
          confirmLabel={t('secondFactor.recovery.draw')}
          isBusy={isBusy}
          onConfirm={() => onConfirm(() => call(secondFactorApi.drawRecoveryCodes, {}))}
          onCancel={onClose}
        >
          {t('secondFactor.recovery.drawText')}
        </ConfirmDialog>
      );
    case 'removal':
      return (
        <ConfirmDialog
          isOpen
          title={t('secondFactor.removeTitle', { name: asking.removal.name })}
          confirmLabel={t('secondFactor.remove')}
          cancelLabel={t('secondFactor.keep')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => onConfirm(asking.removal.remove)}
          onCancel={onClose}
        >
          {t(asking.isLast ? 'secondFactor.removeLast' : 'secondFactor.removeText')}
        </ConfirmDialog>
      );
  }
}
