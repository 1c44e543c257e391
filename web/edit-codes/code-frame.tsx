import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
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

type CodeFrameProps = {
  title: string;
  /** What the code is for, where that is not plain. */
  children?: ReactNode;
  way: CodeWay;
  /** What the address to go on at is told, as its history state. */
  state?: unknown;
  /** A way back without a code. */
  back?: ReactNode;
};

/** A page that sends a code and asks for it. `way` is the one of the first showing. */
export function CodeFrame({ title, children, way: given, state, back }: CodeFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [way] = useState(given);
  const open = (address: string) => void navigate(address, { replace: true, state });
  const { sent, error, resendFrom, resentCount, isResending, resend } = useSentCode(way, open);
  if (error !== undefined && codeOf(error) === 'not_found') return <Navigate to={paths.notFound} replace />;
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={title} hasErrors={error !== undefined} />
        {children}
        {error !== undefined && (
          <Alert kind={codeOf(error) === 'network' ? 'offline' : 'other'} title={t('codes.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        {sent && <Delivery sent={sent} />}
        {sent && <CodeForm way={way} onOpen={open} />}
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
        {back}
        <p className={styles.help}>{t('start.help')}</p>
      </main>
    </>
  );
}
