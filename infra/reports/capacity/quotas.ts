/** AWS's published default quotas of a region, November 2025; mails as they are usual once an account has left the sandbox. */
export const QUOTAS = {
  apiCallsPerSecond: 10_000,
  parallelRuns: 1000,
  parallelRunsOfNewAccount: 10,
  /** Of a table on demand that has not been busier yet; each index has as many. */
  newTableWriteUnits: 4000,
  newTableReadUnits: 12_000,
  tableUnits: 40_000,
  mailsPerSecond: 14,
  mailsPerDay: 50_000,
};
