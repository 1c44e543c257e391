import { nextToSign } from '../../shared/permits/permit-chain.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { askToSign } from './permit-messages.ts';
import { drawPin, withPin } from './permit-pins.ts';

/** A permit with the next person's turn, and the message to them; unchanged where nobody is next. */
export function withNextTurn(world: World, head: PermitHead): { head: PermitHead; messages: Write[] } {
  const next = nextToSign(head.persons, head.status === 'Approved');
  if (!next) return { head, messages: [] };
  const { opening, record } = drawPin(world, head);
  const asked = { ...withPin(next, record), status: 'Pending' as const };
  const after = { ...head, persons: replacePerson(head.persons, asked) };
  return { head: after, messages: askToSign(world, after, asked, opening) };
}

export function replacePerson(persons: readonly PermitPersonRecord[], one: PermitPersonRecord): PermitPersonRecord[] {
  return persons.map((person) => (person._id === one._id ? one : person));
}

/** A person whose signature no longer counts and whose turn it is not. */
export function withoutSignature(person: PermitPersonRecord): PermitPersonRecord {
  return { ...person, status: 'Waiting', signed: null, signature: null, reason: null, pinGivenBy: undefined };
}
