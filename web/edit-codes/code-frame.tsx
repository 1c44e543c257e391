import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { paths } from '../app/routing/paths.ts';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './code-page.module.css';
import type { CodeWay } from './code-way.ts';
import { ResendCode } from './resend-code.tsx';
import { useSentCode } from './use-sent-code.ts';

function Delivery({ sent }: { sent: CodeSent }) {
  const { t } = useTranslation();
  const isEmail = sent.delivery === 'email';
  const address = (isEmail ? sent.userEmail : sent.phoneNumber) ?? '';
  const sentence = t(isEmail ? 'codes.sentEmail' : 'codes.sentSms', { address });
  return <p>{sent.name ? `${t('codes.greeting', { name: sent.name })} ${sentence}` : sentence}</p>;
}

type BeforeCodeProps = { isToBeAsked: boolean | undefined; error: unknown; isBusy: boolean; onSend: () => void };

/** The content until a code is sent. */
function BeforeCode({ isToBeAsked, error, isBusy, onSend }: BeforeCodeProps) {
  const { t } = useTranslation();
  if (!isToBeAsked && error === undefined) return <Skeleton lines={4} label={t('codes.sending')} />;
  if (error !== undefined && codeOf(error) === 'not_possible') return null;
  return (
    <Button wide={isToBeAsked === true} isBusy={isBusy} onClick={onSend}>
      {t(error === undefined ? 'codes.send' : 'common.retry')}
    </Button>
  );
}

type CodeFrameProps = {
  title: string;
  /** What the code is for, if that is not plain. */
  children?: ReactNode;
  way: CodeWay;
  /** Whether the visitor has pressed something for a code; if not, a button asks first. */
  isAsked?: boolean;
  /** The history state for the next address. */
  state?: unknown;
  /** A way back that needs no code. */
  back?: ReactNode;
};

/** A page that sends a code and asks for it. Later values of `way` are ignored. */
export function CodeFrame({ title, children, way: given, isAsked = false, state, back }: CodeFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking] = useState({ way: given, isAsked });
  const { way } = asking;
  const open = (address: string) => void navigate(address, { replace: true, state });
  const { sent, error, resendFrom, resentCount, isToBeAsked, isResending, resend } = useSentCode(asking, open);
  if (error !== undefined && codeOf(error) === 'not_found') return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={title} hasErrors={error !== undefined} />
        {children}
        {error !== undefined && (
          <Alert kind={codeOf(error) === 'network' ? 'offline' : 'error'} title={t('codes.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        {sent && <Delivery sent={sent} />}
        {sent && <CodeForm way={way} takesFocus={!isAsked} onOpen={open} />}
        {sent && (
          <ResendCode
            resendFrom={resendFrom}
            resentCount={resentCount}
            isBusy={isResending}
            onResend={() => void resend()}
          />
        )}
        {!sent && (
          <BeforeCode isToBeAsked={isToBeAsked} error={error} isBusy={isResending} onSend={() => void resend()} />
        )}
        {back}
        <p className={styles.help}>{t('start.help')}</p>
      </main>
    </>
  );
}
