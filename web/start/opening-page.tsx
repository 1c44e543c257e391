import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { errorNumber, failedStartState } from './failed-start.ts';
import { startInduction } from './start-induction.ts';
import styles from './start-page.module.css';

/** Starts the induction of the address at once and goes on to its first page, or to the landing page that says why not. */
function useOpening(pin: string): void {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    const go = (path: string, state?: unknown) => {
      if (!isLeft) void navigate(path, { replace: true, state });
    };
    startInduction(pin, language).then(
      (userFormId) => go(paths.page(userFormId, 0)),
      (error: unknown) => go(paths.homeWithError(language, errorNumber(error)), failedStartState(error, pin)),
    );
    return () => {
      isLeft = true;
    };
  }, [pin, language, navigate]);
}

export function OpeningPage() {
  const { t } = useTranslation();
  const { pin = '' } = useParams();
  useOpening(pin);
  return (
    <>
      <PublicBar />
      <main id="main" className={classNames(styles.page, styles.opening)}>
        <PageHeading title={t('start.opening')} />
        <output>{t('start.openingText')}</output>
        <p className={styles.slow}>{t('start.slow')}</p>
      </main>
    </>
  );
}
