import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import type { PermitFormTrial } from '../../../shared/permit-forms/permit-form.ts';
import { NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { backPath } from '../permit/back-path.ts';
import { TrialOfForm } from './trial-of-form.tsx';
import styles from './try-permit-page.module.css';

type Loading = { form?: PermitFormTrial; error?: unknown };

function useForm(id: string) {
  const [loading, setLoading] = useState<Loading>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // Sends no login token: a trial needs only public content.
    call(permitFormApi.get, { params: { id }, query: {} }, { token: null }).then(
      (form) => !isLeft && setLoading({ form }),
      (error: unknown) => !isLeft && setLoading({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);
  return { ...loading, retry: () => setAttempt(attempt + 1) };
}

function Ribbon({ form }: { form: PermitFormTrial }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.ribbon} aria-label={t('modes.label')}>
      <div className={styles.inner}>
        <p>
          <strong className={styles.title}>{t('modes.try.title')}</strong> {t('permits.try.text')}
        </p>
        <Link className={styles.leave} to={backPath({ project: NO_PROJECT, permitFormId: form })}>
          {t('permits.try.back')}
        </Link>
      </div>
    </aside>
  );
}

type TrialProps = { form: PermitFormTrial; asked: string; onRestart: () => void };

function Trial({ form, asked, onRestart }: TrialProps) {
  const { t } = useTranslation();
  return (
    <>
      <Ribbon form={form} />
      <Page as="main" id="main">
        <PageHeading title={t('permits.try.title', { name: form.name })} namesDocument={false} />
        <TrialOfForm
          form={form}
          asked={asked}
          pathTo={(index) => staffPaths.tryPermit(form._id, index)}
          last={<Button onClick={onRestart}>{t('modes.try.restart')}</Button>}
        />
      </Page>
    </>
  );
}

function TrialScreen({ formId, asked }: { formId: string; asked: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { form, error, retry } = useForm(formId);
  const restart = () => {
    setAttempt(attempt + 1);
    void navigate(staffPaths.tryPermit(formId, 0));
  };
  if (form) return <Trial key={attempt} form={form} asked={asked} onRestart={restart} />;
  if (error !== undefined && codeOf(error) === 'not_found') return <Navigate to={paths.notFound} replace />;
  return (
    <Page as="main" id="main">
      {error === undefined ? (
        <Skeleton lines={6} label={t('common.loading')} />
      ) : (
        <>
          <PageHeading title={t('common.failedTitle')} />
          <Alert kind={codeOf(error) === 'network' ? 'offline' : 'error'} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
          <div>
            <Button onClick={retry}>{t('common.retry')}</Button>
          </div>
        </>
      )}
    </Page>
  );
}

/** `/try-permit/{permitFormId}/{pageIndex}`: a trial of a permit form, without a login and without storing anything. */
export function TryPermitPage() {
  const { permitFormId = '', pageIndex = '' } = useParams();
  return (
    <div data-density="compact">
      <PublicBar width="page" />
      <TrialScreen key={permitFormId} formId={permitFormId} asked={pageIndex} />
    </div>
  );
}
