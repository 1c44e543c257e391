import type { MeasuredUse } from './measured-use.ts';
import type { PriceList } from './price-list.ts';

/** Assumptions without measurements, for one induction unless stated otherwise. */
export const ASSUMED = {
  /** The worker's runs for what was written. */
  dueWork: { runs: 3, secondsOfRun: 0.2, gigabytes: 0.5 },
  /** Lists and a report; the approval is measured separately. */
  staff: { apiCalls: 8, readUnits: 20 },
  /** A person's day with an arrival and a leaving, where a site notes presence; the units are held by a test. */
  presenceDay: { writeUnits: 15, readUnits: 28, calls: 2 },
  /** Days of presence that follow an induction. */
  presenceDays: 20,
  apiSecondsOfCall: 0.02,
  apiGigabytes: 1,
  /** A worker needs 42, counted in a browser; the rest are calls and pictures of staff. */
  edgeRequests: 55,
  photos: 3,
  filePuts: 5,
  fileGets: 6,
  mails: 2.2,
  logKilobytesOfCall: 1,
  tableKilobytes: 20,
  monthsKept: 12,
  /** One in this many inductions has an SMS. */
  inductionsOfSms: 5,
  /** How many times smaller a signed induction's items would be when packed into one. */
  packing: 3,
  /** Per month, independent of the number of inductions. */
  everyMinute: { runs: 43_800, secondsOfRun: 0.05 },
  /** The check from outside, every five minutes. */
  siteCheck: { runs: 8760, secondsOfRun: 0.5, gigabytes: 0.25, edgeRequests: 4, apiCalls: 1 },
  /** Hours of a month's 730 in which a metric from log lines has a value, because something was refused or failed. */
  hoursOfTrouble: 12,
};

/** Fixed monthly costs; a test counts them in the templates. An alarm costs once per metric that it reads. */
export const FIXED = { alarmMetrics: 25, customMetrics: 11, secrets: 1, firewallRules: 2, backupDays: 35 };

export type Part = 'mail' | 'edge' | 'table' | 'API calls' | 'functions' | 'files' | 'logs';

type Dollars = Record<Part, number>;

const millionths = (count: number, dollars: number): number => (count * dollars) / 1e6;

/** Dollars for one induction by part, without SMS and storage. */
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
  /** The part that AWS's permanent free tier covers. */
  given: number;
};

/** Dollars per month with this many inductions, when every retained month had as many. */
export function monthlyCost(inductions: number, use: MeasuredUse, prices: PriceList): MonthlyCost {
  const { table, tableRecovery, files } = prices.gigabyteMonth;
  const { tableGigabytes, fileGigabytes } = keptAfter(ASSUMED.monthsKept, inductions, use);
  return {
    inductions,
    variable: inductions * sum(Object.values(costOfInduction(use, prices))),
    stored: fileGigabytes * files + tableGigabytes * (table + tableRecovery),
    fixed: sum(Object.values(fixedParts(prices))),
    given: freeShareOf(inductions, use, prices) + Math.min(tableGigabytes, prices.given.tableGigabytes) * table,
  };
}

/** The data in the table and bucket after this many months of this many inductions. */
export function keptAfter(months: number, inductions: number, { photoKilobytes }: MeasuredUse) {
  const kept = (inductions * months) / 1e6;
  return {
    tableGigabytes: kept * ASSUMED.tableKilobytes,
    fileGigabytes: kept * ASSUMED.photos * photoKilobytes,
  };
}

function freeShareOf(inductions: number, use: MeasuredUse, { given, ...prices }: PriceList): number {
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

/** The fixed monthly costs by part. */
export function fixedParts(
  prices: PriceList,
): Record<'alarms' | 'metrics of log lines' | 'secret' | 'the run of every minute' | 'the look from outside', number> {
  const { runs } = ASSUMED.everyMinute;
  const { lambdaCalls, schedules } = prices.perMillion;
  const ofRuns = millionths(runs, lambdaCalls + schedules) + gigabyteSecondsOfMinutes() * prices.lambdaGigabyteSecond;
  const { alarmMetric, customMetric, secret } = prices.monthly;
  return {
    alarms: FIXED.alarmMetrics * alarmMetric,
    'metrics of log lines': FIXED.customMetrics * customMetric * (ASSUMED.hoursOfTrouble / 730),
    secret: FIXED.secrets * secret,
    'the run of every minute': ofRuns,
    'the look from outside': siteCheckCost(prices),
  };
}

function siteCheckCost({ perMillion: price, lambdaGigabyteSecond }: PriceList): number {
  const { runs, secondsOfRun, gigabytes, edgeRequests, apiCalls } = ASSUMED.siteCheck;
  const ofRun = price.schedules + price.lambdaCalls * (1 + apiCalls) + price.httpApiCalls * apiCalls;
  const ofEdge = edgeRequests * (price.edgeRequests + price.edgeFunctionCalls);
  const seconds = secondsOfRun * gigabytes + apiCalls * ASSUMED.apiSecondsOfCall * ASSUMED.apiGigabytes;
  return millionths(runs, ofRun + ofEdge) + runs * seconds * lambdaGigabyteSecond;
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
