import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { useSession } from './session.ts';
import type { WantedPath } from '../routing/wanted-path.ts';

/** Renders its children for a logged-in user with a company; redirects others to the login, which returns them here. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { loggedInUser, loggedInUserCompany } = useSession();
  const { pathname, search, hash } = useLocation();
  if (loggedInUser && loggedInUserCompany) return children;
  const state: WantedPath = { wanted: pathname + search + hash };
  return <Navigate to={paths.login} replace state={state} />;
}
