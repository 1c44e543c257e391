import type { SecurityKind } from '../../shared/security-log/security-kinds.ts';
import {
  securityCountWrite,
  securityEntryWrite,
  type LogOwner,
  type SecurityRecord,
} from '../store/entities/security-log.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { lastingSeal, sealValue } from './keys.ts';
import { newId } from './random-ids.ts';
import { TableMemory } from './short-memory.ts';

/** Enough of a hash to tell one from another in a log. */
const HASH_CHARACTERS = 12;
const HOUR_MILLISECONDS = 3_600_000;

export type SecurityEvent = {
  kind: SecurityKind;
  /** Whose admins read it; null where it concerns the installation. */
  company: LogOwner;
  /** The id of the user who did it. */
  by?: string | undefined;
  /** The id of the user whose account it concerns. */
  user?: string | undefined;
  /** An account as it was typed; only its hash is stored. */
  typedAccount?: string;
  /** The client's network without its last part (`wideNetwork`); only its hash of the day is stored. */
  network?: string | undefined;
  about?: string;
};

/** The entry of an event, for the transaction that causes it; tells it in a log line as well. */
export function securityWrite(world: World, event: SecurityEvent): Write {
  tellSecurity(world, event.kind);
  return securityEntryWrite(event.company, newId(world), recordOf(world, event, 1));
}

/** A log line without anything of a person's; alarms count these. */
export function tellSecurity({ log }: World, kind: SecurityKind): void {
  log({ level: 'info', event: 'security', kind });
}

export type Missed = 'inductionPin' | 'userFormPin' | 'permitPin' | 'editCode' | 'inspectorCode';

/** A wrong PIN or code, whoever typed it: an alarm counts the lines over all addresses. */
export function tellMiss({ log }: World, what: Missed): void {
  log({ level: 'info', event: 'guess_missed', what });
}

/** Counts written in this process, by company, kind, subject and hour. */
const counts = new TableMemory<number>(10_000);

/**
 * Counts an event that a caller may repeat without end: one entry a subject and hour, written when its count in this process has doubled,
 * so that 500 repetitions are ten writes. The stored count may therefore be lower than the true one, never higher. A failing write is told
 * in a log line and fails nothing else.
 */
export async function countSecurity(world: World, event: SecurityEvent, subject: string): Promise<void> {
  tellSecurity(world, event.kind);
  const now = world.now().getTime();
  const hour = Math.floor(now / HOUR_MILLISECONDS);
  const key = [event.company, event.kind, subject, hour].join('\n');
  const counted = counts.of(world.table);
  const total = (counted.get(key, now) ?? 0) + 1;
  counted.set(key, total, (hour + 1) * HOUR_MILLISECONDS);
  if (!Number.isInteger(Math.log2(total))) return;
  const record = recordOf(world, event, Math.max(1, total / 2));
  try {
    await world.table.write([securityCountWrite(event.company, subject, record)]);
  } catch (error) {
    world.log({ level: 'error', event: 'security_entry_lost', kind: event.kind, error: nameOf(error) });
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

export function accountHash(world: World, account: string): string {
  return lastingSeal(world.keys, 'account of log', account.trim().toLowerCase()).slice(0, HASH_CHARACTERS);
}

function recordOf(world: World, event: SecurityEvent, count: number): SecurityRecord {
  const { kind, by, user, typedAccount, network, about } = event;
  const at = world.now().toISOString();
  return {
    kind,
    at,
    last: at,
    count,
    ...(by !== undefined && { by }),
    ...(user !== undefined && user !== by && { user }),
    ...(typedAccount !== undefined && { account: accountHash(world, typedAccount) }),
    ...(network !== undefined && { network: networkHash(world, network, at.slice(0, 10)) }),
    ...(about !== undefined && { about }),
  };
}

function networkHash(world: World, network: string, day: string): string {
  return sealValue(world.keys, `network of log ${day}`, network).slice(0, HASH_CHARACTERS);
}
