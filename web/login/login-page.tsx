import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../app/routing/paths.ts';
import { landingPath } from '../app/shell/sections.ts';
import { login, useSession } from '../app/session/session.ts';
import { wantedPath } from '../app/routing/wanted-path.ts';
import { FirstFactorLater } from '../second-factor/enrol/first-factor-later.ts';
import { SecondStepForm } from '../second-factor/prove/second-step-form.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import styles from './login-frame.module.css';
import { nextStepOf } from './next-step-state.ts';
import type { NextStep } from './use-login.ts';

/** Leaves the step in the history, so that the browser's back leads from the wanted page to where the user came from. */
function StepDone() {
  const navigate = useNavigate();
  useEffect(() => void navigate(-1), [navigate]);
  return null;
}

function EnrolmentPage({ token }: { token: string }) {
  const { t } = useTranslation();
  // The address stays, so that the heading does not take the focus by itself.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <LoginFrame key="enrolment">
      <PageHeading title={t('secondFactor.enrolTitle')} />
      <Suspense fallback={<Skeleton lines={4} label={t('common.loading')} />}>
        <FirstFactorLater token={token} onLogin={login} />
      </Suspense>
    </LoginFrame>
  );
}

function NextStepPage({ next }: { next: NextStep }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if ('enrolment' in next) return <EnrolmentPage token={next.enrolment.token} />;
  return (
    <LoginFrame key="secondStep">
      <PageHeading title={t('secondFactor.stepTitle')} />
      <p>{t('secondFactor.stepText')}</p>
      <SecondStepForm step={next.secondStep} onLogin={login} onBack={() => void navigate(-1)} />
    </LoginFrame>
  );
}

export function LoginPage() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [hasErrors, setHasErrors] = useState(false);
  const next = nextStepOf(state);
  if (loggedInUser && next) return <StepDone />;
  if (loggedInUser) return <Navigate to={wantedPath(state) ?? landingPath(loggedInUser)} replace />;
  if (next) return <NextStepPage next={next} />;
  const goOn = (step: NextStep) => void navigate(paths.login, { state: { ...state, next: step } });
  return (
    <LoginFrame>
      <PageHeading title={t('login.title')} hasErrors={hasErrors} />
      {wantedPath(state) !== undefined && <p>{t('login.wanted')}</p>}
      <LoginForm onFailed={setHasErrors} onNext={goOn} />
      <Link className={styles.link} to={paths.forgotPassword} state={state}>
        {t('login.forgot')}
      </Link>
      <p className={styles.note}>
        {t('login.workerNote')} <Link to={paths.start}>{t('login.workerStart')}</Link>
      </p>
    </LoginFrame>
  );
}
