/** What AWS asks, in US dollars before tax. */
export type PriceList = {
  region: string;
  /** The month of the prices. */
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
    fileGets: number;
    mails: number;
    schedules: number;
  };
  lambdaGigabyteSecond: number;
  edgeGigabyteOut: number;
  logGigabyte: number;
  gigabyteMonth: { table: number; tableRecovery: number; files: number };
  monthly: { alarmMetric: number; customMetric: number; secret: number };
  /** What every account has for nothing in a month, for good and not for a year. */
  given: {
    edgeRequests: number;
    edgeFunctionCalls: number;
    keyValueReads: number;
    edgeGigabytesOut: number;
    lambdaCalls: number;
    lambdaGigabyteSeconds: number;
    /** Of tables of the class Standard. */
    tableGigabytes: number;
    alarmMetrics: number;
    customMetrics: number;
  };
};

/** The list prices of us-east-1, of edges in Europe for what the edge does (aws.amazon.com, the pages "Pricing" of each service). */
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
    fileGets: 0.4,
    mails: 100,
    schedules: 1,
  },
  lambdaGigabyteSecond: 0.0000133334,
  edgeGigabyteOut: 0.085,
  logGigabyte: 0.5,
  gigabyteMonth: { table: 0.25, tableRecovery: 0.2, files: 0.023 },
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
