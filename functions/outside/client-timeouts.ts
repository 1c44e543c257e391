/*
 * Milliseconds of calls outside. Without `throwOnRequestTimeout` the SDK only warns of a late answer and waits on. Connections are
 * kept and used again, which is the SDK's own default.
 */

/** How the object store is asked: two tries end while the caller of a call still waits. A connection on which nothing moves is given up. */
export const FILES_TRIES = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, socketTimeout: 3000, throwOnRequestTimeout: true },
};

/** How a mail or SMS is handed over: twice at most, and both tries end before another worker takes the message. */
export const SENDING_TRIES = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
};

/** Milliseconds for one try of a call to the table, which answers in a few; a request tries it three times within its own time. */
export const TABLE_TIMEOUTS = { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true };

/** The extension answers from its memory or, at the first time, gives up on Secrets Manager after 3 s itself. */
export const SECRET_TIMEOUT_MILLISECONDS = 4000;
