/** Milliseconds for every call outside: an answer that comes later than this comes too late for whoever waits. */
export const CLIENT_TIMEOUTS = { connectionTimeout: 1000, requestTimeout: 8000, throwOnRequestTimeout: true };
