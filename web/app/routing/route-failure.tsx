import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { codeOf, errorText } from '../api/error-text.ts';
import { forgetFailedScreens } from './lazy-screen.ts';
import { paths } from './paths.ts';
import styles from './route-failure.module.css';
import { logout } from '../session/session.ts';

type BoundaryProps = { pathname: string; children: ReactNode };
type BoundaryState = { pathname: string; error?: unknown };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname };

  /** A new address clears the error. Content shared by both addresses stays mounted. */
  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pathname === state.pathname ? null : { pathname, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (codeOf(error) === 'unauthorized') logout();
  }

  override render() {
    const { error } = this.state;
    const retry = () => {
      forgetFailedScreens();
      this.setState({ error: undefined });
    };
    return error === undefined ? this.props.children : <Failure error={error} onRetry={retry} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const code = codeOf(error);
  if (code === 'unauthorized') return <Navigate to={paths.login} replace />;
  if (code === 'not_found') return <Navigate to={paths.notFound} replace />;
  return (
    <main className={styles.failure}>
      <PageHeading title={t('common.failedTitle')} />
      <Alert kind="error" live="alert">
        {errorText(t, error)}
      </Alert>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </main>
  );
}

/**
 * The error boundary of screens (a query with `throwOnError` throws here): 401 logs out and opens the login, 404 shows the not-found page,
 * any other error is shown in place with a retry.
 */
export function RouteFailure({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
