/** AWS's prices, in US dollars before tax. */
export type PriceList = {
  region: string;
  /** The month when the prices were read. */
  at: string;
  perMillion: {
    writeUnits: number;
    readUnits: number;
    lambdaCalls: number;
    httpApiCalls: number;
    edgeRequests: number;
    edgeFunctionCalls: number;
    keyValueReads: number;
    filePuts: number;
    /** A file's move into the class Standard-IA. */
    fileMoves: number;
    fileGets: number;
    mails: number;
    schedules: number;
  };
  lambdaGigabyteSecond: number;
  edgeGigabyteOut: number;
  logGigabyte: number;
  gigabyteMonth: {
    table: number;
    tableRecovery: number;
    files: number;
    /** Class Standard-IA, from 128 KB and for at least 30 days. */
    tableRare: number;
    filesRare: number;
    /** AWS Backup: each copy of a table is whole, a copy of files has only changes. */
    tableBackup: number;
    filesBackup: number;
  };
  /** The price factor of a request to a table of class Standard-IA. */
  tableRareRequests: number;
  firewall: { acl: number; rule: number; perMillionRequests: number };
  /** To Finland. */
  sms: number;
  monthly: { alarmMetric: number; customMetric: number; secret: number };
  /** AWS's permanent monthly free tier for every account. */
  given: {
    edgeRequests: number;
    edgeFunctionCalls: number;
    keyValueReads: number;
    edgeGigabytesOut: number;
    lambdaCalls: number;
    lambdaGigabyteSeconds: number;
    /** Tables of class Standard. */
    tableGigabytes: number;
    alarmMetrics: number;
    customMetrics: number;
  };
};

/** List prices of us-east-1, and of European edges for edge services (aws.amazon.com, the pages "Pricing" of each service). */
export const PRICES: PriceList = {
  region: 'us-east-1',
  at: '2025-11',
  perMillion: {
    writeUnits: 0.625,
    readUnits: 0.125,
    lambdaCalls: 0.2,
    httpApiCalls: 1,
    edgeRequests: 1.2,
    edgeFunctionCalls: 0.1,
    keyValueReads: 0.03,
    filePuts: 5,
    fileMoves: 10,
    fileGets: 0.4,
    mails: 100,
    schedules: 1,
  },
  lambdaGigabyteSecond: 0.0000133334,
  edgeGigabyteOut: 0.085,
  logGigabyte: 0.5,
  gigabyteMonth: {
    table: 0.25,
    tableRecovery: 0.2,
    files: 0.023,
    tableRare: 0.1,
    filesRare: 0.0125,
    tableBackup: 0.1,
    filesBackup: 0.05,
  },
  tableRareRequests: 1.25,
  firewall: { acl: 5, rule: 1, perMillionRequests: 0.6 },
  sms: 0.09,
  monthly: { alarmMetric: 0.1, customMetric: 0.3, secret: 0.4 },
  given: {
    edgeRequests: 10e6,
    edgeFunctionCalls: 2e6,
    keyValueReads: 2e6,
    edgeGigabytesOut: 1000,
    lambdaCalls: 1e6,
    lambdaGigabyteSeconds: 400_000,
    tableGigabytes: 25,
    alarmMetrics: 10,
    customMetrics: 10,
  },
};
