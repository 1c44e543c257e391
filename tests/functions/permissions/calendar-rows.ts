import type { Row } from './row.ts';

/** The calendars of users. */
export const CALENDAR_ROWS: Readonly<Record<string, Row>> = {
  'calendars.get': { who: ['anyone'], everywhere: true },
  'calendars.own': { who: ['loggedIn'] },
  'calendars.open': { who: ['loggedIn'] },
  'calendars.close': { who: ['loggedIn'] },
};
