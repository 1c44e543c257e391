import { useTranslation } from 'react-i18next';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import type { User } from '../../../shared/users/user.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { SentNotice } from '../sent-notice.tsx';
import { useSending } from '../use-sending.ts';
import styles from '../users.module.css';

/** Sends the user a link to choose a password: an admin sets no password of an existing user. */
export function PasswordLink({ user: { email, language } }: { user: User }) {
  const { t } = useTranslation();
  const sending = useSending((key) =>
    call(passwordRequestApi.create, { query: { language }, body: { email } }, { token: null, key }),
  );
  return (
    <div className={styles.part}>
      <p>{t('users.passwordLink.text')}</p>
      <SentNotice sending={sending} sentText={t('users.passwordLink.sent', { email })} />
      <Button variant="secondary" isBusy={sending.isBusy} onClick={() => void sending.send()}>
        {t('users.passwordLink.send')}
      </Button>
    </div>
  );
}
