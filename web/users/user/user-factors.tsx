import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { mayResetFactors } from '../../../shared/users/user-rules.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from '../users.module.css';
import { editorOf } from './editor-of.ts';

type UserFactorsProps = { user: User; caller: CallerUser; onReset: (user: User) => void };

/** Whether the user has a second factor, and its reset for who has lost it. */
export function UserFactors({ user, caller, onReset }: UserFactorsProps) {
  const { t } = useTranslation();
  const reset = useMutation({
    mutationFn: () => call(secondFactorApi.reset, { params: { id: user._id } }),
    onSuccess: () => onReset({ ...user, hasSecondFactor: false }),
  });
  const hasFactor = user.hasSecondFactor && !reset.isSuccess;
  return (
    <Panel title={t('secondFactor.title')}>
      <div className={styles.part}>
        <p>{t(hasFactor ? 'users.secondFactor.on' : 'users.secondFactor.off')}</p>
        {reset.error && (
          <Alert kind="error" live="alert">
            {errorText(t, reset.error)}
          </Alert>
        )}
        <output>{reset.isSuccess && t('users.secondFactor.done')}</output>
        {hasFactor && mayResetFactors(editorOf(caller), user) && (
          <AskedButton
            label={t('users.secondFactor.reset')}
            isBusy={reset.isPending}
            title={t('users.secondFactor.resetTitle', { name: user.name })}
            keepLabel={t('users.secondFactor.keep')}
            onConfirm={() => reset.mutate()}
          >
            {t('users.secondFactor.resetText')}
          </AskedButton>
        )}
      </div>
    </Panel>
  );
}
