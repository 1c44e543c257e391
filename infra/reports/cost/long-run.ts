import type { MeasuredUse } from './measured-use.ts';
import { ASSUMED, FIXED, keptAfter } from './monthly-cost.ts';
import type { PriceList } from './price-list.ts';

/** Retention of inductions in years after the end of their year; one signed in January is kept longest. */
export const KEPT_YEARS = 6;
const MONTHS = KEPT_YEARS * 12;

/** Dollars per month for storage once six years have accumulated, by storage class. */
export type Stored = { now: number; rareFiles: number; rareTable: number; packed: number; all: number };

/** The monthly use that grows with the table's class, and the cost of moving files. */
export function storedForYears(inductions: number, use: MeasuredUse, prices: PriceList): Stored {
  const { table, tableRecovery, tableRare, files, filesRare } = prices.gigabyteMonth;
  const { tableGigabytes, fileGigabytes } = keptAfter(MONTHS, inductions, use);
  const recovery = tableGigabytes * tableRecovery;
  const ofTable = tableGigabytes * table;
  const ofFiles = fileGigabytes * files;
  const { writeUnits, readUnits } = prices.perMillion;
  const requests =
    (inductions * (use.writeUnits * writeUnits + (use.readUnits + ASSUMED.staff.readUnits) * readUnits)) / 1e6;
  const ofRareTable = tableGigabytes * tableRare + requests * (prices.tableRareRequests - 1);
  // The first two months are Standard: people approve and print inductions, and unsigned ones are erased.
  const fresh = (fileGigabytes * 2) / MONTHS;
  const moves = (inductions * ASSUMED.photos * prices.perMillion.fileMoves) / 1e6;
  const ofRareFiles = fresh * files + (fileGigabytes - fresh) * filesRare + moves;
  return {
    now: ofTable + ofFiles + recovery,
    rareFiles: ofTable + ofRareFiles + recovery,
    rareTable: ofRareTable + ofFiles + recovery,
    packed: (ofTable + recovery) / ASSUMED.packing + ofFiles,
    all: Math.min(ofTable, ofRareTable) / ASSUMED.packing + ofRareFiles + recovery / ASSUMED.packing,
  };
}

const secondsOfMillionCalls = ({ lambdaGigabyteSecond }: PriceList): number =>
  1e6 * ASSUMED.apiSecondsOfCall * ASSUMED.apiGigabytes * lambdaGigabyteSecond;

/** Costs outside the total: presence, SMS, the firewall, and weekly backups of the data stored after this many months. */
export function besides(inductions: number, use: MeasuredUse, prices: PriceList) {
  const { acl, rule, perMillionRequests } = prices.firewall;
  const { tableBackup, filesBackup } = prices.gigabyteMonth;
  const backups = (months: number) => {
    const { tableGigabytes, fileGigabytes } = keptAfter(months, inductions, use);
    return tableGigabytes * (FIXED.backupDays / 7) * tableBackup + fileGigabytes * filesBackup;
  };
  const { presenceDay, presenceDays } = ASSUMED;
  const price = prices.perMillion;
  const ofCall =
    price.httpApiCalls +
    price.lambdaCalls +
    price.edgeRequests +
    price.edgeFunctionCalls +
    secondsOfMillionCalls(prices);
  const ofDay =
    presenceDay.writeUnits * price.writeUnits + presenceDay.readUnits * price.readUnits + presenceDay.calls * ofCall;
  return {
    presence: (inductions * presenceDays * ofDay) / 1e6,
    sms: (inductions / ASSUMED.inductionsOfSms) * prices.sms,
    firewall: acl + FIXED.firewallRules * rule + (inductions * ASSUMED.edgeRequests * perMillionRequests) / 1e6,
    backups: backups(ASSUMED.monthsKept),
    backupsOfYears: backups(MONTHS),
  };
}
