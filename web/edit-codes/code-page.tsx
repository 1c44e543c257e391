import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { codeReason } from '../app/code-reason.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { workerSession } from '../app/worker-sessions.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './code-page.module.css';
import { ResendCode } from './resend-code.tsx';
import { useSentCode } from './use-sent-code.ts';

function Delivery({ sent }: { sent: CodeSent }) {
  const { t } = useTranslation();
  const isEmail = sent.delivery === 'email';
  const address = (isEmail ? sent.userEmail : sent.phoneNumber) ?? '';
  const sentence = t(isEmail ? 'codes.sentEmail' : 'codes.sentSms', { address });
  return <p>{sent.name ? `${t('codes.greeting', { name: sent.name })} ${sentence}` : sentence}</p>;
}

/** Why a code is asked for, where the worker did not come by a link. */
function Reason() {
  const { t } = useTranslation();
  const reason = codeReason(useLocation().state);
  return reason && <p>{t(`codes.${reason}`)}</p>;
}

/** `/o/{formId}`: the way back into an induction, by a code sent to its worker. */
export function CodePage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const navigate = useNavigate();
  // Where this phone was, else the final page: the player shows the nearest page that is not done yet.
  const open = (pages: number) =>
    void navigate(paths.page(formId, workerSession(formId)?.pageIndex || pages + 2), { replace: true });
  const { sent, error, resendFrom, resentCount, isResending, resend } = useSentCode(formId, open);
  if (error !== undefined && codeOf(error) === 'not_found') return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={t('codes.title')} hasErrors={error !== undefined} />
        <Reason />
        {error !== undefined && (
          <Alert kind={codeOf(error) === 'network' ? 'offline' : 'other'} title={t('codes.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        {sent && <Delivery sent={sent} />}
        {sent && <CodeForm userFormId={formId} onOpen={open} />}
        {sent && (
          <ResendCode
            resendFrom={resendFrom}
            resentCount={resentCount}
            isBusy={isResending}
            onResend={() => void resend()}
          />
        )}
        {!sent && error === undefined && <Skeleton lines={4} label={t('codes.sending')} />}
        {!sent && error !== undefined && codeOf(error) !== 'not_possible' && (
          <Button isBusy={isResending} onClick={() => void resend()}>
            {t('common.retry')}
          </Button>
        )}
        <p className={styles.help}>{t('start.help')}</p>
      </main>
    </>
  );
}
