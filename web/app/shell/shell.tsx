import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { UpdateBar } from '../../service-worker/update-bar.tsx';
import { useHeldUpdates } from '../../service-worker/update.ts';
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx';
import styles from './shell.module.css';
import { useIsLoading } from '../api/pending-calls.ts';
import { RouteFailure } from '../routing/route-failure.tsx';
import { ScrollAndFocus } from '../routing/scroll-and-focus.tsx';

/** Pages with input, which no update may interrupt. */
const FILLED = /^\/(page|user-form|edit-card|edit-permit|view-permit|try-permit)\//;

function Updates() {
  const isFilling = FILLED.test(useLocation().pathname);
  useHeldUpdates(isFilling);
  return isFilling ? null : <UpdateBar />;
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href="#main">
      {t('common.skipToContent')}
    </a>
  );
}

function Loading() {
  return <LoadingBar isLoading={useIsLoading()} />;
}

/**
 * The frame of every screen. It has no state of its own: a state change before hydration ends would make React render a prerendered screen
 * anew.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ScrollAndFocus>
      <SkipLink />
      <Loading />
      <Updates />
      <RouteFailure>
        <Suspense fallback={null}>{children}</Suspense>
      </RouteFailure>
    </ScrollAndFocus>
  );
}
