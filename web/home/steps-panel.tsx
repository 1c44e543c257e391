import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { FirstStep, Home } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/first-icons.tsx';
import { FormIcon, PeopleIcon, PosterIcon, SiteIcon } from '../ui/staff-icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { HomePanel } from './home-panel.tsx';
import styles from './steps-panel.module.css';

type Steps = NonNullable<Home['steps']>;

const pathOf: Readonly<Record<FirstStep, (formId: string | undefined) => string>> = {
  site: () => staffPaths.projects,
  form: () => staffPaths.forms,
  poster: (formId) => (formId === undefined ? staffPaths.forms : staffPaths.formPoster(formId)),
  people: () => staffPaths.newUser,
};

const ICONS: Readonly<Record<FirstStep, ReactNode>> = {
  site: <SiteIcon />,
  form: <FormIcon />,
  poster: <PosterIcon />,
  people: <PeopleIcon />,
};

function Step({ step: { step, isDone, formId }, isNext }: { step: Steps[number]; isNext: boolean }) {
  const { t } = useTranslation();
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      <span className={styles.mark}>{isDone ? <CheckIcon /> : ICONS[step]}</span>
      <span className={styles.what}>
        <strong>{t(`home.step.${step}.title`)}</strong>
        {isDone && <VisuallyHidden> {t('home.stepDone')}</VisuallyHidden>}
        <span className={styles.why}>{t(`home.step.${step}.why`)}</span>
      </span>
      {!isDone && (
        <LinkButton to={pathOf[step](formId)} variant={isNext ? 'primary' : 'secondary'} isSmall>
          {t(`home.step.${step}.act`)}
        </LinkButton>
      )}
    </li>
  );
}

/** How a company begins, with what is done. */
export function StepsPanel({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <HomePanel title={t('home.steps')}>
      <p className={styles.about}>{t('home.stepsDone', { done, count: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.step} step={step} isNext={step === next} />
        ))}
      </ol>
    </HomePanel>
  );
}
