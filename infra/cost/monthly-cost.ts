import type { MeasuredUse } from './measured-use.ts';
import type { PriceList } from './price-list.ts';

/** What nobody has measured, for one induction unless it says otherwise. */
export const ASSUMED = {
  /** The worker's runs by what was written. */
  dueWork: { runs: 3, secondsOfRun: 0.2, gigabytes: 0.5 },
  /** Lists and a report; the approval itself is measured. */
  staff: { apiCalls: 8, readUnits: 20 },
  apiSecondsOfCall: 0.02,
  apiGigabytes: 1,
  /** A worker's, counted in a browser: 42; then the calls and pictures of staff. */
  edgeRequests: 55,
  photos: 3,
  filePuts: 5,
  fileGets: 6,
  mails: 2.2,
  logKilobytesOfCall: 1,
  tableKilobytes: 20,
  monthsKept: 12,
  /** A month's, whatever the number of inductions. */
  everyMinute: { runs: 43_800, secondsOfRun: 0.05 },
  /** Of a month's 730, in which a metric made from log lines has a value, since something was refused or failed. */
  hoursOfTrouble: 12,
};

/** What is paid by the month; a test counts it in the templates. An alarm costs as many times as it looks at metrics. */
export const FIXED = { alarmMetrics: 15, customMetrics: 5, secrets: 1 };

export type Part = 'mail' | 'edge' | 'table' | 'API calls' | 'functions' | 'files' | 'logs';

type Dollars = Record<Part, number>;

const millionths = (count: number, dollars: number): number => (count * dollars) / 1e6;

/** Dollars for one induction, by part, without SMS and without what is stored. */
export function costOfInduction(use: MeasuredUse, prices: PriceList): Dollars {
  const { dueWork, staff, edgeRequests, photos, filePuts, fileGets } = ASSUMED;
  const price = prices.perMillion;
  const calls = use.apiCalls + staff.apiCalls;
  return {
    mail: millionths(ASSUMED.mails, price.mails),
    edge:
      millionths(edgeRequests, price.edgeRequests + price.edgeFunctionCalls) +
      millionths(photos, price.keyValueReads) +
      gigabytesOut(use) * prices.edgeGigabyteOut,
    table: millionths(use.writeUnits, price.writeUnits) + millionths(use.readUnits + staff.readUnits, price.readUnits),
    'API calls': millionths(calls, price.httpApiCalls),
    functions: millionths(calls + dueWork.runs, price.lambdaCalls) + gigabyteSeconds(use) * prices.lambdaGigabyteSecond,
    files: millionths(filePuts, price.filePuts) + millionths(fileGets, price.fileGets),
    logs: ((calls * ASSUMED.logKilobytesOfCall) / 1e6) * prices.logGigabyte,
  };
}

export type MonthlyCost = {
  inductions: number;
  variable: number;
  stored: number;
  fixed: number;
  /** What of it AWS gives every account for good. */
  given: number;
};

/** Dollars of a month with so many inductions, when as many were made in each of the months that are kept. */
export function monthlyCost(inductions: number, use: MeasuredUse, prices: PriceList): MonthlyCost {
  const { table, tableRecovery, files } = prices.gigabyteMonth;
  const kept = inductions * ASSUMED.monthsKept;
  const tableGigabytes = (kept * ASSUMED.tableKilobytes) / 1e6;
  const fileGigabytes = (kept * ASSUMED.photos * use.photoKilobytes) / 1e6;
  return {
    inductions,
    variable: inductions * sum(Object.values(costOfInduction(use, prices))),
    stored: fileGigabytes * files + tableGigabytes * (table + tableRecovery),
    fixed: fixedCost(prices),
    given: givenOf(inductions, use, prices) + Math.min(tableGigabytes, prices.given.tableGigabytes) * table,
  };
}

function givenOf(inductions: number, use: MeasuredUse, { given, ...prices }: PriceList): number {
  const { staff, dueWork, everyMinute, edgeRequests, photos } = ASSUMED;
  const { edgeRequests: edgeRequest, edgeFunctionCalls, keyValueReads, lambdaCalls } = prices.perMillion;
  const calls = inductions * (use.apiCalls + staff.apiCalls + dueWork.runs) + everyMinute.runs;
  const seconds = inductions * gigabyteSeconds(use) + gigabyteSecondsOfMinutes();
  const { alarmMetric, customMetric } = prices.monthly;
  return sum([
    millionths(Math.min(inductions * edgeRequests, given.edgeRequests), edgeRequest),
    millionths(Math.min(inductions * edgeRequests, given.edgeFunctionCalls), edgeFunctionCalls),
    millionths(Math.min(inductions * photos, given.keyValueReads), keyValueReads),
    Math.min(inductions * gigabytesOut(use), given.edgeGigabytesOut) * prices.edgeGigabyteOut,
    millionths(Math.min(calls, given.lambdaCalls), lambdaCalls),
    Math.min(seconds, given.lambdaGigabyteSeconds) * prices.lambdaGigabyteSecond,
    Math.min(FIXED.alarmMetrics, given.alarmMetrics) * alarmMetric,
    Math.min(FIXED.customMetrics, given.customMetrics) * customMetric * (ASSUMED.hoursOfTrouble / 730),
  ]);
}

function fixedCost(prices: PriceList): number {
  const { runs } = ASSUMED.everyMinute;
  const { lambdaCalls, schedules } = prices.perMillion;
  const ofRuns = millionths(runs, lambdaCalls + schedules) + gigabyteSecondsOfMinutes() * prices.lambdaGigabyteSecond;
  const { alarmMetric, customMetric, secret } = prices.monthly;
  const ofMetrics =
    FIXED.alarmMetrics * alarmMetric + FIXED.customMetrics * customMetric * (ASSUMED.hoursOfTrouble / 730);
  return ofMetrics + FIXED.secrets * secret + ofRuns;
}

const gigabytesOut = ({ visitKilobytes, photoKilobytes }: MeasuredUse) =>
  (visitKilobytes + ASSUMED.photos * photoKilobytes) / 1e6;

function gigabyteSeconds({ apiCalls }: MeasuredUse): number {
  const { staff, dueWork, apiSecondsOfCall, apiGigabytes } = ASSUMED;
  const ofCalls = (apiCalls + staff.apiCalls) * apiSecondsOfCall * apiGigabytes;
  return ofCalls + dueWork.runs * dueWork.secondsOfRun * dueWork.gigabytes;
}

function gigabyteSecondsOfMinutes(): number {
  const { everyMinute, dueWork } = ASSUMED;
  return everyMinute.runs * everyMinute.secondsOfRun * dueWork.gigabytes;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
