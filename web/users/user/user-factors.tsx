import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { mayResetFactors } from '../../../shared/users/user-rules.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from '../users.module.css';
import { editorOf } from './editor-of.ts';

type UserFactorsProps = { user: User; caller: CallerUser; onReset: (user: User) => void };

/** Whether the user has a second factor, and its reset for who has lost it. */
export function UserFactors({ user, caller, onReset }: UserFactorsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isReset, setReset] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasFactor = user.hasSecondFactor && !isReset;
  const reset = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(secondFactorApi.reset, { params: { id: user._id } });
      onReset({ ...user, hasSecondFactor: false });
      setReset(true);
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Panel title={t('secondFactor.title')}>
      <div className={styles.part}>
        <p>{t(hasFactor ? 'users.secondFactor.on' : 'users.secondFactor.off')}</p>
        {failure !== undefined && (
          <Alert kind="other" live="alert">
            {failure}
          </Alert>
        )}
        <output>{isReset && t('users.secondFactor.done')}</output>
        {hasFactor && mayResetFactors(editorOf(caller), user) && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('users.secondFactor.reset')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('users.secondFactor.resetTitle', { name: user.name })}
        confirmLabel={t('users.secondFactor.reset')}
        cancelLabel={t('users.secondFactor.keep')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        {t('users.secondFactor.resetText')}
      </ConfirmDialog>
    </Panel>
  );
}
