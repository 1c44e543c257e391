import { useTranslation } from 'react-i18next';
import { userApi } from '../../../shared/users/user-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { SentNotice } from '../sent-notice.tsx';
import { useSending } from '../use-sending.ts';
import styles from '../users.module.css';

/** Says which address waits for verification, and resends the link. */
export function EmailNote({ user: { _id, email, pendingEmail, verifiedEmail, isInvited } }: { user: User }) {
  const { t } = useTranslation();
  const waiting = pendingEmail ?? (verifiedEmail ? null : email);
  const sending = useSending((key) => call(userApi.sendVerification, { params: { id: _id } }, { key }));
  // The invitation also verifies the address.
  if (waiting === null || (isInvited && pendingEmail === null)) return null;
  return (
    <div className={styles.part}>
      <p>
        {pendingEmail === null
          ? t('users.verification.unverified')
          : t('users.verification.pending', { email: pendingEmail })}
      </p>
      <SentNotice sending={sending} sentText={t('users.verification.sent', { email: waiting })} />
      <Button variant="secondary" isSmall isBusy={sending.isBusy} onClick={() => void sending.send()}>
        {t('users.verification.send')}
      </Button>
    </div>
  );
}
