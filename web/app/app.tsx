import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LoadingBar } from '../ui/loading-bar.tsx';
import styles from './app.module.css';
import { useIsLoading } from './pending-calls.ts';
import { RouteFailure } from './route-failure.tsx';
import { AppRoutes } from './router.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

export function App() {
  const { t } = useTranslation();
  return (
    <BrowserRouter>
      <ScrollAndFocus>
        <a className={styles.skip} href="#main">
          {t('common.skipToContent')}
        </a>
        <LoadingBar isLoading={useIsLoading()} />
        <RouteFailure>
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </RouteFailure>
      </ScrollAndFocus>
    </BrowserRouter>
  );
}
