import { isLinkKey } from '../../../shared/permits/link-key.ts';
import { isPermitPin, isViewPin, permitKeyHash, permitPinHash } from '../../security/pins/permit-pin.ts';
import { newId, randomDigits } from '../../security/random-ids.ts';
import { takeTyped, takeTypedTry, type Door } from '../../security/pins/typed-digits.ts';
import { permitGuessesKey } from '../../store/keys.ts';
import type { Limit } from '../../store/limits/limits.ts';
import {
  everybodyOf,
  type PermitHead,
  type PermitPersonRecord,
  type PinRecord,
} from '../../store/entities/permits/permit-record.ts';
import { findUser } from '../../store/entities/users/users.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';
import { beginPinWait } from './pin-wait.ts';

const DIGITS = 6;
/** The PINs that one person may have at a time: each request to sign adds one, and the earlier ones still work. */
const MOST_PINS = 3;
const PER_ADDRESS: Limit = { name: 'permitPin', most: 10, windowSeconds: 15 * 60 };

/** What opens a permit for a person: the PIN to type, and the key in their link. */
export type Opening = { pin: string; key: string };
export type DrawnPin = { opening: Opening; record: PinRecord };

/** A PIN unlike every person's and the print link's, with a key. */
export function drawPin(world: World, head: PermitHead): DrawnPin {
  const { _id } = head;
  for (;;) {
    const pin = randomDigits(world, DIGITS);
    const isTaken = everybodyOf(head).some(({ pins }) =>
      pins.some(({ hash }) => isPermitPin(world.keys, _id, { pin, hash })),
    );
    if (isTaken || isViewPin(world.keys, _id, pin)) continue;
    const key = newId(world);
    const record = { hash: permitPinHash(world.keys, _id, pin), key: permitKeyHash(world.keys, _id, key) };
    return { opening: { pin, key }, record };
  }
}

export function withPin(person: PermitPersonRecord, record: PinRecord): PermitPersonRecord {
  return { ...person, pins: [record, ...person.pins].slice(0, MOST_PINS) };
}

type Opened = { head: PermitHead; writes: Write[] };

/** The permit with a further PIN and link for each of some persons whom `ask` can reach, and the messages with them. */
export function openAnew(
  world: World,
  head: PermitHead,
  chosen: readonly PermitPersonRecord[],
  ask: (person: PermitPersonRecord, opening: Opening) => Write[],
): Opened {
  const persons = new Map(head.persons.map((person) => [person._id, person]));
  const writes = chosen.flatMap((one) => {
    const { opening, record } = drawPin(world, { ...head, persons: [...persons.values()] });
    const person = withPin(one, record);
    const asked = ask(person, opening);
    if (asked.length > 0) persons.set(person._id, person);
    return asked;
  });
  return { head: { ...head, persons: [...persons.values()] }, writes };
}

/** Counts a try at a permit from an address; 429 after too many wrong ones (rule 7.3). */
export const takeTry = (world: World, permitId: string, address: string) =>
  takeTypedTry(world, doorOf(permitId), address);

const doorOf = (id: string): Door => ({ limit: PER_ADDRESS, id, guesses: permitGuessesKey(id), what: 'permitPin' });

/** The person of a PIN, and the PIN's record. */
export type KnownPin = { person: PermitPersonRecord; record: PinRecord };

type Given = { pin: string; address: string };

/**
 * The person of a PIN or a key. A typed PIN counts against the address and the permit before the comparison, and a right one is given back.
 * Where typed PINs are throttled, it is not compared, and the address gets its try back too. A right key is not counted: it cannot be
 * guessed, and it works even while PINs are throttled.
 */
export async function personOfPin(world: World, head: PermitHead, given: Given): Promise<KnownPin | undefined> {
  const known = await (isLinkKey(given.pin) ? personOfKey(world, head, given) : personOfTyped(world, head, given));
  return known && (await isRemovedUser(world, known.person)) ? undefined : known;
}

/** A removed account signs nothing, whoever holds its PIN. */
async function isRemovedUser({ table }: World, { userId }: PermitPersonRecord): Promise<boolean> {
  return userId !== null && (await findUser(table, userId)) === undefined;
}

async function personOfKey(world: World, head: PermitHead, given: Given): Promise<KnownPin | undefined> {
  const hash = permitKeyHash(world.keys, head._id, given.pin);
  const known = personWith(head, ({ key }) => key === hash);
  if (!known) await takeTry(world, head._id, given.address);
  return known;
}

async function personOfTyped(world: World, head: PermitHead, { pin, address }: Given): Promise<KnownPin | undefined> {
  const isTyped = ({ hash }: PinRecord) => isPermitPin(world.keys, head._id, { pin, hash });
  return takeTyped(world, doorOf(head._id), {
    address,
    compare: () => personWith(head, isTyped),
    beginWait: (isFirst) => beginPinWait(world, head, isFirst),
  });
}

function personWith(head: PermitHead, isTheirs: (record: PinRecord) => boolean): KnownPin | undefined {
  return everybodyOf(head).flatMap((person) => person.pins.filter(isTheirs).map((record) => ({ person, record })))[0];
}
