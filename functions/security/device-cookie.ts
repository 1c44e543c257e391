import type { Context } from 'hono';

/** Sent only with logins. */
export const DEVICE_COOKIE = '__Secure-device';

const GIVEN = new RegExp(`(?:^|;) *${DEVICE_COOKIE}=([\\w.~-]{1,1000})(?:;|$)`);

/** The browser's cookie of the users who have logged in on it: it permits nothing, but marks the browser as known to them. */
export function deviceCookieOf(c: Context): string | undefined {
  return GIVEN.exec(c.req.header('cookie') ?? '')?.[1];
}
