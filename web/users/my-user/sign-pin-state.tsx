import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import styles from '../users.module.css';

type SignPinStateProps = { user: User; isOwn: boolean; onCleared: (saved: User) => void };

/** Whether the user has a PIN for signing permits; nobody can see it, and an admin can only remove it. */
export function SignPinState({ user, isOwn, onCleared }: SignPinStateProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const clear = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { version: user.version, signPin: null };
      onCleared(await call(userApi.update, { params: { id: user._id }, body }));
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <div className={styles.part}>
      <p className={styles.legend}>{t('users.signPin.title')}</p>
      <p>{t(user.hasSignPin ? 'users.signPin.set' : 'users.signPin.none')}</p>
      {failure !== undefined && (
        <Alert kind="other" live="alert">
          {failure}
        </Alert>
      )}
      {user.hasSignPin && !isOwn && (
        <Button variant="secondary" isSmall onClick={() => setAsking(true)}>
          {t('users.signPin.clear')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('users.signPin.clearTitle', { name: user.name })}
        confirmLabel={t('users.signPin.clear')}
        cancelLabel={t('users.signPin.keep')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        {t('users.signPin.clearText')}
      </ConfirmDialog>
    </div>
  );
}
