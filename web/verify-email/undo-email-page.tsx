import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { userApi } from '../../shared/users/user-api.ts';
import { resetPasswordPath } from '../../shared/site-paths/mailed-paths.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { paths } from '../app/routing/paths.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { logout } from '../app/session/session.ts';
import { Alert, type AlertKind } from '../ui/feedback/alert.tsx';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { useFailure } from '../ui/feedback/use-failure.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import styles from './verify-email-page.module.css';

type Done = { email: string; passwordRequest: string };

type ToldFailure = { text: string; kind: AlertKind; isDead: boolean };

function toldFailure(t: TFunction, error: unknown): ToldFailure {
  const code = codeOf(error);
  const isDead = code === 'not_found' || code === 'expired';
  const text = isDead ? t('undoEmail.dead') : errorText(t, error);
  return { text, kind: code === 'network' ? 'offline' : 'error', isDead };
}

/** Requires a press: mail programs open links by themselves. */
function useUndoing(id: string) {
  const { t } = useTranslation();
  const [done, setDone] = useState<Done>();
  const [failure, tellFailure] = useFailure<ToldFailure>();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      setDone(await call(userApi.undoEmail, { params: { id } }, { token: null }));
      logout();
    } catch (error) {
      tellFailure(toldFailure(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { done, failure, isBusy, undo };
}

/** `/undo-email/{id}`: the target of a link that was mailed to a former address. */
export function UndoEmailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { done, failure, isBusy, undo } = useUndoing(id);
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={t('undoEmail.title')} hasErrors={failure !== undefined} />
        {!done && <FailureAlert failure={failure} title={t('undoEmail.failedTitle')} />}
        {done && (
          <>
            <Alert kind="success" title={t('undoEmail.doneTitle')} live="status">
              {t('undoEmail.done', { email: done.email })}
            </Alert>
            <LinkButton to={resetPasswordPath(done.passwordRequest)} wide>
              {t('undoEmail.choosePassword')}
            </LinkButton>
          </>
        )}
        {!done && failure?.isDead && (
          <LinkButton to={paths.forgotPassword} wide>
            {t('resetPassword.askAgain')}
          </LinkButton>
        )}
        {!done && !failure?.isDead && (
          <>
            <p>{t('undoEmail.text')}</p>
            <Button wide isBusy={isBusy} onClick={() => void undo()}>
              {t('undoEmail.submit')}
            </Button>
          </>
        )}
      </main>
    </>
  );
}
