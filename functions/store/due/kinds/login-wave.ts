import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { loginWaveKey } from '../../keys.ts';
import { isWritten } from '../../table-errors.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** The address as typed, and when the wave began (ISO 8601 UTC). */
    loginWave: { email: string; at: string; ttl: number };
  }
}

export const loginWave = dueKind('loginWave', () => z.object({ email: z.string(), at: z.string(), ttl: z.number() }));

/** A wave of failed logins ends when none has used a limit up for this long. */
const QUIET_SECONDS = 24 * 3600;

/** Records that failed logins have used up a limit of an account, or of an address without one; a wave is due once. */
export async function noteLoginWave(table: Table, account: string, email: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const seconds = Math.floor(now.getTime() / 1000);
  const ttl = seconds + QUIET_SECONDS;
  const put = loginWave.item(loginWaveKey(account), { at, id: account }, { email, at, ttl });
  const names = { '#ttl': 'ttl' };
  const condition = 'attribute_not_exists(PK) OR #ttl <= :now';
  if (await isWritten(table.write([{ put, condition, names, values: { ':now': seconds } }]))) return;
  await table.updateOne({ update: loginWaveKey(account), set: 'SET #ttl = :ttl', names, values: { ':ttl': ttl } });
}

/** Takes a wave off the due index, with or without its message; ConditionFailed where another worker has. */
export async function finishLoginWave(table: Table, { PK, SK }: Item, writes: readonly Write[]): Promise<void> {
  const told = { set: 'REMOVE GSI3PK, GSI3SK, email', condition: 'attribute_exists(GSI3PK)' };
  await table.write([{ update: { PK, SK }, ...told }, ...writes]);
}
