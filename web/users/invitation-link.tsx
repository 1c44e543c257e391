import { useTranslation } from 'react-i18next';
import { userApi } from '../../shared/users/user-api.ts';
import type { User } from '../../shared/users/user.ts';
import { call } from '../app/api/call.ts';
import { Button } from '../ui/button.tsx';
import { SentNotice } from './sent-notice.tsx';
import { useSending } from './use-sending.ts';
import styles from './users.module.css';

/** Resends the invitation of a user who has not chosen a password. */
export function InvitationLink({ user: { _id, email } }: { user: User }) {
  const { t } = useTranslation();
  const sending = useSending((key) => call(userApi.sendInvitation, { params: { id: _id } }, { key }));
  return (
    <div className={styles.part}>
      <p>{t('users.invitation.text', { email })}</p>
      <SentNotice sending={sending} sentText={t('users.invitation.sent', { email })} />
      <Button variant="secondary" isBusy={sending.isBusy} onClick={() => void sending.send()}>
        {t('users.invitation.send')}
      </Button>
    </div>
  );
}
