import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import styles from '../users.module.css';

type SignPinStateProps = { user: User; isOwn: boolean; onCleared: (saved: User) => void };

/** Whether the user has a PIN for signing permits; nobody can see it, and an admin can only remove it. */
export function SignPinState({ user, isOwn, onCleared }: SignPinStateProps) {
  const { t } = useTranslation();
  const clearing = useMutation({
    mutationFn: () => {
      const body = { version: user.version, signPin: null };
      return call(userApi.update, { params: { id: user._id }, body });
    },
    onSuccess: onCleared,
  });
  return (
    <div className={styles.part}>
      <p className={styles.legend}>{t('users.signPin.title')}</p>
      <p>{t(user.hasSignPin ? 'users.signPin.set' : 'users.signPin.none')}</p>
      {clearing.error && (
        <Alert kind="error" live="alert">
          {errorText(t, clearing.error)}
        </Alert>
      )}
      {user.hasSignPin && !isOwn && (
        <AskedButton
          label={t('users.signPin.clear')}
          isSmall
          isBusy={clearing.isPending}
          title={t('users.signPin.clearTitle', { name: user.name })}
          keepLabel={t('users.signPin.keep')}
          onConfirm={() => clearing.mutate()}
        >
          {t('users.signPin.clearText')}
        </AskedButton>
      )}
    </div>
  );
}
