import { nextToSign } from '../../shared/permits/permit-chain.ts';
import type { PermitHead, PermitPersonRecord } from '../store/permits.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { askToSign } from './permit-messages.ts';
import { drawPin, withPin } from './permit-pins.ts';

/** A permit with the next person's turn in it, and the message that tells them; as it was where nobody is next. */
export function withNextTurn(world: World, head: PermitHead): { head: PermitHead; messages: Write[] } {
  const next = nextToSign(head.persons, head.status === 'Approved');
  if (!next) return { head, messages: [] };
  const { pin, record } = drawPin(world, head, head.pinRound);
  const asked = { ...withPin(next, record), status: 'Pending' as const };
  const after = { ...head, persons: replaced(head.persons, asked) };
  return { head: after, messages: askToSign(world, after, asked, pin) };
}

export function replaced(persons: readonly PermitPersonRecord[], one: PermitPersonRecord): PermitPersonRecord[] {
  return persons.map((person) => (person._id === one._id ? one : person));
}

/** A person whose signature counts no more, and whose turn it is not. */
export function unsigned(person: PermitPersonRecord): PermitPersonRecord {
  return { ...person, status: 'Waiting', signed: null, signature: null, reason: null, pinGivenBy: undefined };
}
