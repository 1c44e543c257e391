import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { UpdateBar } from '../service-worker/update-bar.tsx';
import { useHeldUpdates } from '../service-worker/update.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import styles from './app.module.css';
import { useIsLoading } from './pending-calls.ts';
import { RouteFailure } from './route-failure.tsx';
import { AppRoutes } from './router.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** Where a page is filled in, whose work no update may touch. */
const FILLED = /^\/(page|user-form|edit-card|edit-permit|view-permit|try-permit)\//;

function Updates() {
  const isFilling = FILLED.test(useLocation().pathname);
  useHeldUpdates(isFilling);
  return isFilling ? null : <UpdateBar />;
}

export function App() {
  const { t } = useTranslation();
  return (
    <BrowserRouter>
      <ScrollAndFocus>
        <a className={styles.skip} href="#main">
          {t('common.skipToContent')}
        </a>
        <LoadingBar isLoading={useIsLoading()} />
        <Updates />
        <RouteFailure>
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </RouteFailure>
      </ScrollAndFocus>
    </BrowserRouter>
  );
}
