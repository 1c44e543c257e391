import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { askedLanguage } from './language-choice.ts';
import { LANDING_LANGUAGE, ownPath, paths } from './paths.ts';

/** Where the query of an entry page leads: `p` starts an induction, `u` opens a path, `lang` picks the landing page's twin. */
function leadsTo(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const pin = query.get('p');
  if (pin) return paths.startWithPin(pin);
  const asked = ownPath(query.get('u'), window.location.origin);
  if (asked) return asked;
  const language = askedLanguage(search);
  const isTwin = language && LANDING_LANGUAGE[pathname] && LANDING_LANGUAGE[pathname] !== language;
  if (!isTwin) return undefined;
  query.delete('lang');
  return `${paths.home(language)}${query.size > 0 ? `?${query}` : ''}`;
}

export function EntryQuery({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const target = leadsTo(pathname, search);
  return target === undefined ? children : <Navigate to={target} replace />;
}
