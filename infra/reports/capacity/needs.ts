import { costOfInduction, ASSUMED, sum } from '../cost/monthly-cost.ts';
import type { MeasuredUse } from '../cost/measured-use.ts';
import type { PriceList } from '../cost/price-list.ts';
import { ASSUMED_HOUR, beginningsOf, busiestSecond, spreadOver, type Hour } from './hour.ts';

/** What the hour asks of the stage in its busiest minute, a second where nothing else is said. */
export type Needs = {
  starts: number;
  calls: number;
  writeUnits: number;
  readUnits: number;
  /** Runs of functions at one time: of the API, of logins among them, and of due work. */
  runs: { api: number; logins: number; dueWork: number };
  sms: number;
  dollars: number;
  smsDollars: number;
};

export function needsOf(hour: Hour, use: MeasuredUse, prices: PriceList): Needs {
  const beginnings = beginningsOf(hour);
  const starts = busiestSecond(beginnings);
  const begun = busiestSecond(spreadOver(ASSUMED_HOUR.minutesOfInduction, beginnings));
  const calls = begun * (use.apiCalls + ASSUMED.staff.apiCalls);
  const { runs, secondsOfRun } = ASSUMED.dueWork;
  const logins = (starts / hour.workers) * hour.sites * ASSUMED_HOUR.staffLoginsOfSite;
  return {
    starts,
    calls,
    writeUnits: begun * use.writeUnits,
    readUnits: begun * (use.readUnits + ASSUMED.staff.readUnits),
    runs: {
      api: calls * ASSUMED.apiSecondsOfCall,
      logins: logins * ASSUMED_HOUR.loginSeconds,
      dueWork: begun * runs * secondsOfRun,
    },
    sms: hour.workers / ASSUMED.inductionsOfSms,
    dollars: hour.workers * sum(Object.values(costOfInduction(use, prices))),
    smsDollars: (hour.workers / ASSUMED.inductionsOfSms) * prices.sms,
  };
}
