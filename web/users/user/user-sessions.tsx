import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SentNotice } from '../sent-notice.tsx';
import { useSending } from '../use-sending.ts';
import styles from '../users.module.css';

/** Logs the user out everywhere. */
export function UserSessions({ user: { _id, name } }: { user: User }) {
  const { t } = useTranslation();
  const ending = useSending(() => call(userApi.endSessions, { params: { id: _id } }));
  return (
    <Panel title={t('users.sessions.title')}>
      <div className={styles.part}>
        <p>{t('users.sessions.text')}</p>
        <SentNotice sending={ending} sentText={t('users.sessions.ended', { name })} />
        <Button variant="secondary" isBusy={ending.isBusy} onClick={() => void ending.send()}>
          {t('users.sessions.end')}
        </Button>
      </div>
    </Panel>
  );
}
