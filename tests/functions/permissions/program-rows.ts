import type { Row } from './row.ts';

/** What programs call with: keys, and the links of calendars. */
export const PROGRAM_ROWS: Readonly<Record<string, Row>> = {
  'apiKeys.list': { who: ['admin'] },
  'apiKeys.make': { who: ['admin'], body: () => ({ name: 'Avain', roles: ['admin'] }) },
  'apiKeys.revoke': { who: ['admin'], fresh: true, query: (company) => `company=${company}` },
  'calendars.get': { who: ['anyone'], everywhere: true },
  'calendars.own': { who: ['loggedIn'] },
  'calendars.open': { who: ['loggedIn'] },
  'calendars.close': { who: ['loggedIn'] },
};
