/** How long a login lasts, in whole minutes: from its beginning, and without use (rule 2.4). An installation may set other numbers. */
export type SessionLimits = { longestMinutes: number; idleMinutes: number };

export const SESSION_LIMITS: SessionLimits = { longestMinutes: 12 * 60, idleMinutes: 2 * 60 };

/** The last use of a session is written at most this often. */
export const USE_NOTED_MINUTES = 10;

/** For the making of demo data, whose clock runs ahead of its calls. */
export const NO_SESSION_LIMITS: SessionLimits = { longestMinutes: 1e6, idleMinutes: 1e6 };
