import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { passOverGone } from '../../app/api/pass-over-gone.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { dropRow } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AskedButton } from '../../ui/overlays/asked-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { userKey, USERS } from '../user-queries.ts';
import styles from '../users.module.css';

/** Removes the user and returns to the list; a user whom somebody else has removed counts as removed. */
function useRemoval({ _id }: User) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(userApi.remove, { params: { id: _id } }).catch(passOverGone),
    onSuccess: () => {
      dropRow(queryClient, listKey(USERS), _id);
      void navigate(staffPaths.users, { replace: true });
      queryClient.removeQueries({ queryKey: userKey(_id) });
    },
  });
}

export function RemoveUser({ user }: { user: User }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRemoval(user);
  return (
    <Panel title={t('users.remove.title')}>
      <div className={styles.part}>
        <p>{t('users.remove.text')}</p>
        {error && (
          <Alert kind="error" live="alert">
            {errorText(t, error)}
          </Alert>
        )}
        <AskedButton
          label={t('users.remove.submit')}
          variant="danger"
          isBusy={isPending}
          title={t('users.remove.confirmTitle', { name: user.name })}
          keepLabel={t('users.remove.keep')}
          onConfirm={() => mutate()}
        >
          {t('users.remove.text')}
        </AskedButton>
      </div>
    </Panel>
  );
}
