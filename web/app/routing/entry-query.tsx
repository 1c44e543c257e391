import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { staffLanguageOf } from '../../../shared/core/language.ts';
import { INFORMATION_PATHS } from './information-paths.ts';
import { askedLanguage } from '../texts/language-choice.ts';
import { LANDING_LANGUAGE, ownPath, paths } from './paths.ts';

type IsScreen = (pathname: string) => boolean;

/** The path in `u`, if it stays on this site and names a screen of the product. */
export function screenPath(asked: string | null, origin: string, isScreen: IsScreen): string | undefined {
  const path = ownPath(asked, origin);
  return path !== undefined && isScreen(new URL(path, origin).pathname) ? path : undefined;
}

/** The target of an entry page's query: `p` starts an induction, `u` opens a path, `lang` selects the landing page's language. */
function leadsTo(pathname: string, search: string, isScreen: IsScreen): string | undefined {
  const query = new URLSearchParams(search);
  // A form submitted before any script runs sends each digit separately.
  const pin = query.getAll('p').join('');
  if (pin) return paths.startWithPin(pin);
  const asked = screenPath(query.get('u'), window.location.origin, isScreen);
  if (asked !== undefined) return asked;
  const language = askedLanguage(search);
  const isTwin = language && LANDING_LANGUAGE[pathname] && LANDING_LANGUAGE[pathname] !== staffLanguageOf(language);
  if (!isTwin) return undefined;
  query.delete('lang');
  return `${paths.home(staffLanguageOf(language))}${query.size > 0 ? `?${query}` : ''}`;
}

/** The information page in `u`: a file beside the application, in either language. */
export function informationPath(asked: string | null, origin: string): string | undefined {
  const path = ownPath(asked, origin);
  if (path === undefined) return undefined;
  const { pathname } = new URL(path, origin);
  return Object.values(INFORMATION_PATHS).some(({ fi, en }) => pathname === fi || pathname === en) ? path : undefined;
}

function LeaveTo({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return null;
}

export function EntryQuery({ isScreen, children }: { isScreen: IsScreen; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const information = informationPath(new URLSearchParams(search).get('u'), window.location.origin);
  if (information !== undefined) return <LeaveTo path={information} />;
  const target = leadsTo(pathname, search, isScreen);
  return target === undefined ? children : <Navigate to={target} replace />;
}
