import type { MeasuredUse } from './measured-use.ts';
import type { PriceList } from './price-list.ts';

/** What nobody has measured, for one induction unless it says otherwise. */
export const ASSUMED = {
  /** Receipt, counts, search entries of cards, notices: what follows after the answer. */
  dueWork: { writeUnits: 60, readUnits: 20, runs: 3, secondsOfRun: 0.2, gigabytes: 0.5 },
  /** Lists, a report and an approval. */
  staff: { apiCalls: 8, readUnits: 20 },
  apiSecondsOfCall: 0.02,
  apiGigabytes: 1,
  edgeRequests: 45,
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

/** What CloudWatch gives to every account for good. */
const FREE_WATCHING = { alarmMetrics: 10, customMetrics: 10 };

export type Part = 'mail' | 'edge' | 'table' | 'API calls' | 'functions' | 'files' | 'logs';

/** Dollars for one induction, by part, without SMS and without what is stored. */
export function costOfInduction(use: MeasuredUse, prices: PriceList): Record<Part, number> {
  const { dueWork, staff, apiSecondsOfCall, apiGigabytes, edgeRequests, photos, filePuts, fileGets } = ASSUMED;
  const price = prices.perMillion;
  const calls = use.apiCalls + staff.apiCalls;
  const gigabyteSeconds =
    calls * apiSecondsOfCall * apiGigabytes + dueWork.runs * dueWork.secondsOfRun * dueWork.gigabytes;
  const outGigabytes = (use.visitKilobytes + photos * use.photoKilobytes) / 1e6;
  const millionths = (count: number, dollars: number): number => (count * dollars) / 1e6;
  return {
    mail: millionths(ASSUMED.mails, price.mails),
    edge:
      millionths(edgeRequests, price.edgeRequests + price.edgeFunctionCalls) +
      millionths(photos, price.keyValueReads) +
      outGigabytes * prices.edgeGigabyteOut,
    table:
      millionths(use.writeUnits + dueWork.writeUnits, price.writeUnits) +
      millionths(use.readUnits + dueWork.readUnits + staff.readUnits, price.readUnits),
    'API calls': millionths(calls, price.httpApiCalls),
    functions: millionths(calls + dueWork.runs, price.lambdaCalls) + gigabyteSeconds * prices.lambdaGigabyteSecond,
    files: millionths(filePuts, price.filePuts) + millionths(fileGets, price.fileGets),
    logs: ((calls * ASSUMED.logKilobytesOfCall) / 1e6) * prices.logGigabyte,
  };
}

export type MonthlyCost = {
  inductions: number;
  variable: number;
  stored: number;
  fixed: number;
  fixedWithFree: number;
};

/** Dollars of a month with so many inductions, when as many were made in each of the months that are kept. */
export function monthlyCost(inductions: number, use: MeasuredUse, prices: PriceList): MonthlyCost {
  const { table, tableRecovery, files } = prices.gigabyteMonth;
  const storedOfInduction =
    ((ASSUMED.photos * use.photoKilobytes) / 1e6) * files + (ASSUMED.tableKilobytes / 1e6) * (table + tableRecovery);
  return {
    inductions,
    variable: inductions * sum(Object.values(costOfInduction(use, prices))),
    stored: inductions * ASSUMED.monthsKept * storedOfInduction,
    fixed: fixedCost(FIXED, prices),
    fixedWithFree: fixedCost(
      {
        alarmMetrics: Math.max(0, FIXED.alarmMetrics - FREE_WATCHING.alarmMetrics),
        customMetrics: Math.max(0, FIXED.customMetrics - FREE_WATCHING.customMetrics),
        secrets: FIXED.secrets,
      },
      prices,
    ),
  };
}

function fixedCost({ alarmMetrics, customMetrics, secrets }: typeof FIXED, prices: PriceList): number {
  const { everyMinute, hoursOfTrouble } = ASSUMED;
  const { runs, secondsOfRun } = everyMinute;
  const { lambdaCalls, schedules } = prices.perMillion;
  const ofRuns =
    (runs * (lambdaCalls + schedules)) / 1e6 +
    runs * secondsOfRun * ASSUMED.dueWork.gigabytes * prices.lambdaGigabyteSecond;
  const { alarmMetric, customMetric, secret } = prices.monthly;
  return alarmMetrics * alarmMetric + customMetrics * customMetric * (hoursOfTrouble / 730) + secrets * secret + ofRuns;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
