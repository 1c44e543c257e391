import { randomUUID } from 'node:crypto';
import { findCompany } from '../../functions/store/companies.ts';
import { findDueKeys } from '../../functions/store/due-work.ts';
import { findErasures } from '../../functions/store/erasures.ts';
import { findParkedKeys } from '../../functions/store/messages.ts';
import { lastReminderDay } from '../../functions/store/reminders.ts';
import { lastRetentionDay } from '../../functions/store/retention-runs.ts';
import type { World } from '../../functions/world.ts';
import { allCompanies } from './company/company-list.ts';
import type { Installation } from './installation.ts';
import { askMail, askSms } from './sending-limits.ts';

/** What one look found: `isWell` or what to do about it. */
export type Finding = { about: string; isWell: boolean; says: string };

const LATE_MINUTES = 5;
const DAY_MILLISECONDS = 24 * 3600 * 1000;
/** Once a month, and two weeks to get to it. */
const RETENTION_DAYS = 45;
/** A new account may have 10; fifty people who begin at once need fifty, and their messages some more. */
const FEWEST_PARALLEL_RUNS = 100;

type Look = (installation: Installation) => Promise<Omit<Finding, 'about'>>;

const LOOKS: Record<string, Look> = {
  'the table': async ({ world, table }) => {
    await world.table.get({ PK: 'INSTALLATION', SK: 'META' });
    return (await table.isEmpty())
      ? { isWell: false, says: 'is empty: make the first admin (npm run ops -- first-admin)' }
      : { isWell: true, says: 'answers' };
  },
  'the bucket of files': async ({ world: { files } }) => {
    const key = `pending/doctor-${randomUUID()}`;
    await files.put(key, new TextEncoder().encode('ok'), 'text/plain');
    const isThere = await files.exists(key);
    await files.remove(key);
    return { isWell: isThere, says: isThere ? 'can be written, read and cleaned' : 'loses what is written' };
  },
  'the keys': async ({ world: { keys } }) => {
    const missing = (['token', 'file', 'pepper', 'cursor', 'box'] as const).filter((name) => !keys[name]);
    return missing.length === 0
      ? { isWell: true, says: 'are all there' }
      : { isWell: false, says: `lack ${missing.join(', ')}: deploy the stack edge, which makes them` };
  },
  'work that is due': async ({ world }) => {
    const since = new Date(world.now().getTime() - LATE_MINUTES * 60_000);
    const late = (await findDueKeys(world.table, since, 100)).length;
    return late === 0
      ? { isWell: true, says: 'is done' }
      : {
          isWell: false,
          says: `${late === 100 ? '100 or more' : late} pieces wait for over ${LATE_MINUTES} minutes: docs/operations.md, Work stuck`,
        };
  },
  messages: async ({ world }) => {
    const parked = (await findParkedKeys(world.table, 100)).length;
    return parked === 0
      ? { isWell: true, says: 'none is parked' }
      : {
          isWell: false,
          says: `${parked === 100 ? '100 or more' : parked} are parked: docs/operations.md, Messages parked`,
        };
  },
  reminders: ({ world }) => lookAtReminders(world),
  erasures: ({ world }) => lookAtErasures(world),
  retention: ({ world }) => lookAtRetention(world),
};

async function lookAtReminders(world: World): Promise<Omit<Finding, 'about'>> {
  const last = await lastReminderDay(world.table);
  if (last === undefined) return { isWell: true, says: 'have not been made yet; they are at 6:00 in Helsinki' };
  const isLate = world.now().getTime() - Date.parse(last) > 2 * DAY_MILLISECONDS;
  return {
    isWell: !isLate,
    says: `were last made for ${last}${isLate ? ': docs/operations.md, Reminders missing' : ''}`,
  };
}

async function lookAtErasures({ table }: World): Promise<Omit<Finding, 'about'>> {
  const unfinished: string[] = [];
  for (const { _id: company } of await allCompanies(table)) {
    const begun = (await findErasures(table, company)).filter(({ plan }) => plan !== undefined);
    unfinished.push(...begun.map(({ receipt }) => `${receipt.at.slice(0, 10)} by ${receipt.by} in company ${company}`));
  }
  return unfinished.length === 0
    ? { isWell: true, says: 'are all finished' }
    : { isWell: false, says: `were begun and not finished, give their command again: ${unfinished.join('; ')}` };
}

async function lookAtRetention({ table, now }: World): Promise<Omit<Finding, 'about'>> {
  const last = await lastRetentionDay(table);
  const oldest = (await allCompanies(table)).at(-1);
  const since = last ?? (oldest && (await findCompany(table, oldest._id))?.created);
  const isLate = since !== undefined && now().getTime() - Date.parse(since) > RETENTION_DAYS * DAY_MILLISECONDS;
  return {
    isWell: !isLate,
    says: `${last === undefined ? 'has not been run' : `was last run on ${last}`}${isLate ? ': docs/operations.md, Retention' : ''}`,
  };
}

/** Whether the account lets enough functions run at once for people who begin together. */
export async function lookAtParallelRuns({
  parallelRuns,
}: Pick<Installation, 'parallelRuns'>): Promise<Omit<Finding, 'about'>> {
  const most = await parallelRuns?.();
  if (most === undefined) return { isWell: true, says: 'are as many as the machine bears' };
  return most >= FEWEST_PARALLEL_RUNS
    ? { isWell: true, says: `may be ${most}, with those of the account's other functions in the region` }
    : {
        isWell: false,
        says: `may only be ${most}: ask for "Concurrent executions" of Lambda in Service Quotas before a large site begins`,
      };
}

/** What only an account of AWS has. */
const AWS_LOOKS: Record<string, Look> = {
  'parallel runs of functions': lookAtParallelRuns,
  'e-mail': ({ world }) => askMail(world.settings.mailFrom),
  SMS: () => askSms(),
};

/** Looks at everything an installation stands on, one after the other; what cannot be looked at is not well. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const looks = installation.isOnAws ? { ...LOOKS, ...AWS_LOOKS } : LOOKS;
  const findings: Finding[] = [];
  for (const [about, look] of Object.entries(looks)) {
    const found = await look(installation).catch((error: unknown) => ({ isWell: false, says: reasonOf(error) }));
    findings.push({ about, ...found });
  }
  return findings;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `cannot be asked: ${error.name}, ${error.message}` : 'cannot be asked';
}
