import { sealed } from '../http/keys.ts';
import { permitPinHash, viewPin } from '../http/permit-pin.ts';
import { randomDigits } from '../http/random-ids.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits.ts';
import { giveBackGuess, isGuessLeft } from '../store/permit-writes.ts';
import type { PermitHead, PermitPersonRecord, PinRecord } from '../store/permits.ts';
import type { World } from '../world.ts';

const DIGITS = 6;
/** The PINs that one person may have at a time: each asking for a signature brings one, and the earlier ones still work. */
const MOST_PINS = 3;
const PER_ADDRESS: Limit = { name: 'permitPin', most: 10, windowSeconds: 15 * 60 };

export type DrawnPin = { pin: string; record: PinRecord };

/** A PIN that nobody of the permit has, nor the link of its print. */
export function drawPin(world: World, { _id, persons }: PermitHead, round: number): DrawnPin {
  for (;;) {
    const pin = randomDigits(world, DIGITS);
    const hash = permitPinHash(world.keys, _id, pin);
    const isTaken = persons.some(({ pins }) => pins.some((record) => record.hash === hash));
    if (!isTaken && pin !== viewPin(world.keys, _id)) return { pin, record: { hash, round } };
  }
}

/** A person with one PIN more. */
export function withPin(person: PermitPersonRecord, record: PinRecord): PermitPersonRecord {
  return { ...person, pins: [record, ...person.pins].slice(0, MOST_PINS) };
}

/** Counts a try at a permit from an address; 429 where there were too many wrong ones (contract 8). */
export async function takeTry(world: World, permitId: string, address: string): Promise<() => Promise<void>> {
  const subject = `${permitId}.${sealed(world.keys, 'address', address)}`;
  await takeAttempt(world.table, PER_ADDRESS, subject, world.now());
  return () => giveBackAttempt(world.table, PER_ADDRESS, subject);
}

/** Whose a PIN is, and how it is kept. */
export type KnownPin = { person: PermitPersonRecord; record: PinRecord };

/**
 * Whose a PIN is. A try is counted before it is looked at, by the address and by the permit, and given back where it is right.
 * Once the permit's guesses are used up, only the PINs of those who have signed are alive.
 */
export async function personOfPin(
  world: World,
  head: PermitHead,
  { pin, address }: { pin: string; address: string },
): Promise<KnownPin | undefined> {
  const giveBackTry = await takeTry(world, head._id, address);
  const isLeft = await isGuessLeft(world.table, head._id, head.pinRound);
  const hash = permitPinHash(world.keys, head._id, pin);
  const isAlive = (person: PermitPersonRecord, { round }: PinRecord) =>
    person.status === 'Signed' || (isLeft && round === head.pinRound);
  const known = head.persons.flatMap((person) =>
    person.pins.flatMap((record) => (record.hash === hash && isAlive(person, record) ? [{ person, record }] : [])),
  )[0];
  if (!known) return undefined;
  await giveBackTry();
  if (isLeft) await giveBackGuess(world.table, head._id, head.pinRound);
  return known;
}
