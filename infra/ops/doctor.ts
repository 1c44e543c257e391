import { randomUUID } from 'node:crypto';
import { findDueKeys } from '../../functions/store/due-work.ts';
import { findParkedKeys } from '../../functions/store/messages.ts';
import { lastReminderDay } from '../../functions/store/reminders.ts';
import type { World } from '../../functions/world.ts';
import type { Installation } from './installation.ts';
import { askMail, askSms } from './sending-limits.ts';

/** What one look found: `isWell` or what to do about it. */
export type Finding = { about: string; isWell: boolean; says: string };

const LATE_MINUTES = 5;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

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

/** What only an account of AWS has. */
const AWS_LOOKS: Record<string, Look> = {
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
