import { INSTALLATION_KEY } from '../../functions/store/keys.ts';
import { randomUUID } from 'node:crypto';
import { companies } from '../../functions/store/entities/companies.ts';
import { findDueKeys } from '../../functions/store/due/due-index.ts';
import { findErasures } from '../../functions/store/installation/erasures.ts';
import { findParkedKeys } from '../../functions/store/due/due-failures.ts';
import { lastReminderDay } from '../../functions/store/due/reminders.ts';
import { lastRetentionDay } from '../../functions/store/installation/retention-runs.ts';
import type { World } from '../../functions/world.ts';
import { findAllCompanies } from '../../functions/store/entities/companies.ts';
import type { Installation } from './installation.ts';
import { lookAtBrake } from './kept-back-mail.ts';
import { askAddresses, askMail, askSms, type Sending } from './sending-limits.ts';

/** The result of one check: `isWell`, or advice. */
export type Finding = { about: string; isWell: boolean; says: string };

const LATE_MINUTES = 5;
const DAY_MILLISECONDS = 24 * 3600 * 1000;
/** A month between runs, and two weeks of delay. */
const RETENTION_DAYS = 45;
/** A new account may have 10; fifty people who begin at once need fifty, and their messages need some more. */
const FEWEST_PARALLEL_RUNS = 100;

type Look = (installation: Installation) => Promise<Omit<Finding, 'about'>>;

const LOOKS: Record<string, Look> = {
  'the table': async ({ world, table }) => {
    await world.table.get(INSTALLATION_KEY);
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
  'parked work': async ({ world }) => {
    const parked = (await findParkedKeys(world.table, 100)).length;
    return parked === 0
      ? { isWell: true, says: 'there is none' }
      : {
          isWell: false,
          says: `${parked === 100 ? '100 or more' : parked} pieces are parked: docs/operations.md, Work parked`,
        };
  },
  'mail that came back': ({ world }) => lookAtBrake(world),
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
  for (const { _id: company } of await findAllCompanies(table)) {
    const begun = (await findErasures(table, company)).filter(({ plan }) => plan !== undefined);
    unfinished.push(...begun.map(({ receipt }) => `${receipt.at.slice(0, 10)} by ${receipt.by} in company ${company}`));
  }
  return unfinished.length === 0
    ? { isWell: true, says: 'are all finished' }
    : { isWell: false, says: `were begun and not finished, give their command again: ${unfinished.join('; ')}` };
}

async function lookAtRetention({ table, now }: World): Promise<Omit<Finding, 'about'>> {
  const last = await lastRetentionDay(table);
  const oldest = (await findAllCompanies(table)).at(-1);
  const since = last ?? (oldest && (await companies.find(table, oldest._id))?.created);
  const isLate = since !== undefined && now().getTime() - Date.parse(since) > RETENTION_DAYS * DAY_MILLISECONDS;
  return {
    isWell: !isLate,
    says: `${last === undefined ? 'has not been run' : `was last run on ${last}`}${isLate ? ': docs/operations.md, Retention' : ''}`,
  };
}

/** Checks that the account allows enough concurrent runs for people who begin together. */
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

/** Checks that only an AWS account has. */
const AWS_LOOKS = (sending: Sending): Record<string, Look> => ({
  'parallel runs of functions': lookAtParallelRuns,
  'e-mail': () => askMail(sending),
  SMS: () => askSms(sending),
  'addresses of the settings': () => Promise.resolve(askAddresses(sending)),
});

/** Runs every check in turn; a check that fails to run counts as not well. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const { sending } = installation;
  const looks = sending ? { ...LOOKS, ...AWS_LOOKS(sending) } : LOOKS;
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
