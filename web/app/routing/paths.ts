import type { Language } from '../../../shared/core/fields.ts';
import {
  cardCodePath,
  FORGOT_PASSWORD_PATH,
  inspectionPath,
  passPath,
  userFormCodePath,
  viewPermitPath,
} from '../../../shared/site-paths/open-paths.ts';
import { VERIFY_PATHS } from '../../../shared/site-paths/verify-paths.ts';

/** The addresses that anybody may open; `staffPaths` has the others. No other place spells what the interface links to. */
export const paths = {
  home: (language: Language) => (language === 'fi' ? '/' : '/en'),
  homeWithError: (language: Language, error: 404 | 500) => `${paths.home(language)}?error=${error}`,
  start: '/aloita',
  /** Anybody checks an evidence file there. */
  verify: (language: Language) => VERIFY_PATHS[language],
  startWithPin: (pin: string) => `/s/${encodeURIComponent(pin)}`,
  pass: passPath,
  board: (boardId: string) => `/board/${boardId}`,
  zone: (zoneId: string) => `/z/${zoneId}`,
  checkIn: (gateId: string) => `/in/${gateId}`,
  inspection: inspectionPath,
  page: (userFormId: string, pageIndex: number) => `/page/${userFormId}/${pageIndex}`,
  login: '/login',
  forgotPassword: FORGOT_PASSWORD_PATH,
  notFound: '/not-found',
  viewPermit: (permitId: string, pin: string, pageIndex: number) =>
    `${viewPermitPath(encodeURIComponent(permitId), encodeURIComponent(pin))}/${pageIndex}`,
  earlierCardsCode: (userFormId: string, pageIndex: number) => `/c/${userFormId}/${pageIndex}`,
  cardCode: cardCodePath,
  editCard: (cardId: string) => `/edit-card/${cardId}`,
  userFormCode: userFormCodePath,
} as const;

/** The landing pages with their languages. */
export const LANDING_LANGUAGE: Readonly<Record<string, Language>> = {
  '/': 'fi',
  '/index.html': 'fi',
  '/en': 'en',
  '/index_en.html': 'en',
};

/** The pages that check evidence, with their languages. */
export const VERIFY_LANGUAGE: Readonly<Record<string, Language>> = { [VERIFY_PATHS.fi]: 'fi', [VERIFY_PATHS.en]: 'en' };

function parsedUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The path in the query parameter `u` if it stays on this site, otherwise undefined. Browsers read `//host`, `/\host` and a path with tabs
 * as another origin.
 */
export function ownPath(asked: string | null, origin: string): string | undefined {
  if (!asked || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return undefined;
  const url = parsedUrl(asked, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
