/*
 * Milliseconds of outside calls. Without `throwOnRequestTimeout` the SDK only warns of a late answer and waits on. The SDK keeps
 * connections alive and reuses them by default.
 */

/** Retries of the object store: two tries end while the caller still waits. A connection without traffic is given up. */
export const FILES_TRIES = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, socketTimeout: 3000, throwOnRequestTimeout: true },
};

/** Retries of a mail or SMS: two tries, and both end before another worker may take the message. */
export const SENDING_TRIES = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
};

/** Milliseconds for one try of a table call, which normally takes a few; a request tries three times within its own time. */
export const TABLE_TIMEOUTS = { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true };

/** The extension answers from its cache or, at first, gives up on Secrets Manager after 3 s itself. */
export const SECRET_TIMEOUT_MILLISECONDS = 4000;
