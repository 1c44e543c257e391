import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { dropRow } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { userKey, USERS } from '../user-queries.ts';
import styles from '../users.module.css';

/** Removes the user and returns to the list; a user whom somebody else has removed counts as removed. */
function useRemoval({ _id }: User) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(userApi.remove, { params: { id: _id } });
    } catch (error) {
      if (codeOf(error) !== 'not_found') {
        setFailure(errorText(t, error));
        setBusy(false);
        return;
      }
    }
    dropRow(queryClient, listKey(USERS), _id);
    void navigate(staffPaths.users, { replace: true });
    queryClient.removeQueries({ queryKey: userKey(_id) });
  };
  return { isBusy, failure, remove };
}

export function RemoveUser({ user }: { user: User }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, remove } = useRemoval(user);
  const confirm = async () => {
    await remove();
    setAsking(false);
  };
  return (
    <Panel title={t('users.remove.title')}>
      <div className={styles.part}>
        <p>{t('users.remove.text')}</p>
        {failure !== undefined && (
          <Alert kind="other" live="alert">
            {failure}
          </Alert>
        )}
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('users.remove.submit')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('users.remove.confirmTitle', { name: user.name })}
        confirmLabel={t('users.remove.submit')}
        cancelLabel={t('users.remove.keep')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('users.remove.text')}
      </ConfirmDialog>
    </Panel>
  );
}
