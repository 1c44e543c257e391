import { localDate } from '../../../shared/core/dates.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { levelOf } from '../../../shared/induction-forms/start-ceilings.ts';
import type { FoundPin } from '../../security/pins/pin-claim.ts';
import { proofRequired } from '../../security/proof-of-work.ts';
import { countClient, countsOfClient, type Counts, type Doing } from '../../store/limits/client-counts.ts';
import { holdStarts } from '../../store/entities/induction-forms/form-days.ts';
import type { PinClaim } from '../../store/entities/induction-forms/induction-form-pins.ts';
import type { Once } from '../../store/once.ts';
import type { World } from '../../world.ts';

const HOUR_SECONDS = 3600;

/**
 * Admits and counts a start, or throws: above a ceiling of its address, form or company it requires a proof of work, above twice the
 * ceiling a release by staff (rule 7.2). A proof is bound to this PIN and this idempotency key, and needs both.
 */
export async function admitStart(world: World, found: FoundPin, once: Once | undefined): Promise<void> {
  const { claim, client, clientItem, tried, isProven } = found;
  const now = world.now();
  const doing: Doing = { act: 'starts', client, now };
  const day = localDate(now);
  const counted = Math.max(
    levelOfClient(world, countsOfClient(world.table, doing, clientItem)),
    claim.busy?.day === day ? claim.busy.level : 0,
  );
  const level = claim.released === day ? Math.min(counted, 1) : counted;
  if (level === 2) await refuseHeld(world, claim, day);
  if (level === 1 && !(once && isProven)) {
    const wait = secondsLeftOfHour(now);
    throw once ? proofRequired(world, tried, wait) : new AppError('too_many_requests', { retryAfterSeconds: wait });
  }
  await countClient(world.table, doing);
}

/** How far an address is over its ceilings: 0, 1 or 2. */
export function levelOfClient({ settings }: World, { hour, day }: Counts): number {
  const { addressPerHour, addressPerDay } = settings.starts;
  return Math.max(levelOf(hour, addressPerHour), levelOf(day, addressPerDay));
}

/** An address's counts run by the clock hour. */
export function secondsLeftOfHour(now: Date): number {
  return HOUR_SECONDS - (Math.floor(now.getTime() / 1000) % HOUR_SECONDS);
}

/** Staff see it once a day; the due work has already shown them a `busy` form. */
async function refuseHeld(world: World, { formId, held }: PinClaim, day: string): Promise<never> {
  if (held !== day) {
    world.log({ level: 'warn', event: 'starts_held' });
    await holdStarts(world.table, formId, day);
  }
  throw new AppError('starts_held', { retryAfterSeconds: secondsLeftOfHour(world.now()) });
}
