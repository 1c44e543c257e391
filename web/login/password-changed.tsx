import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/routing/paths.ts';
import { takeWantedPath } from '../app/routing/wanted-path.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { ResultAlert } from './result-alert.tsx';

/** The link after a password change: to the login, and from there to the user's destination. */
export function PasswordChanged() {
  const { t } = useTranslation();
  const [wanted] = useState(() => takeWantedPath());
  return (
    <>
      <ResultAlert kind="success" title={t('resetPassword.doneTitle')}>
        {t('resetPassword.done')}
      </ResultAlert>
      <LinkButton to={paths.login} state={wanted} wide>
        {t('resetPassword.toLogin')}
      </LinkButton>
    </>
  );
}
