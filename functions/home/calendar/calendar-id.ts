import { lastingSeal, type Keys } from '../../security/keys.ts';

const ID = /^([\w-]{22})([\w-]{22})\.ics$/;

/** What stands in the link of a user's calendar: the user and 128 secret bits. */
export const calendarIdOf = (userId: string, secret: string): string => `${userId}${secret}.ics`;

/** The parts of such an id; undefined for a text that can be none. */
export function calendarOf(id: string): { userId: string; secret: string } | undefined {
  const [, userId, secret] = ID.exec(id) ?? [];
  return userId === undefined || secret === undefined ? undefined : { userId, secret };
}

export const calendarHash = (keys: Keys, userId: string, secret: string): string =>
  lastingSeal(keys, `calendar of ${userId}`, secret);
