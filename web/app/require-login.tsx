import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { useSession } from './session.ts';
import type { WantedPath } from './wanted-path.ts';

/** Shows its children to a logged-in user with a company; anyone else goes to the login and comes back after it. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { loggedInUser, loggedInUserCompany } = useSession();
  const { pathname, search, hash } = useLocation();
  if (loggedInUser && loggedInUserCompany) return children;
  const state: WantedPath = { wanted: pathname + search + hash };
  return <Navigate to={paths.login} replace state={state} />;
}
