import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { UpdateBar } from '../service-worker/update-bar.tsx';
import { useHeldUpdates } from '../service-worker/update.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import styles from './shell.module.css';
import { useIsLoading } from './pending-calls.ts';
import { RouteFailure } from './route-failure.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** Where a page is filled in, whose work no update may touch. */
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
 * What stands around every screen. It uses no state of its own: a change around a drawn screen before that has come to
 * life would have React draw it anew.
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
