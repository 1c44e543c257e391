import { nextToSign } from '../../shared/permits/permit-chain.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { askToSign } from './permit-messages.ts';
import { drawPin, withPin } from './permit-pins.ts';

/**
 * A permit at the turn of whoever is next, and the messages to those whose turn begins; `isOver` where nobody is next. Workers whose turn
 * has begun are not asked again while the others sign.
 */
export function withNextTurn(world: World, head: PermitHead): { head: PermitHead; messages: Write[]; isOver: boolean } {
  const next = nextToSign(head.persons, head.status === 'Approved');
  const asked = next.filter(({ status }) => status !== 'Pending');
  const first: Turn = { head, messages: [] };
  return { ...asked.reduce((turn, person) => withTurnOf(world, turn, person), first), isOver: next.length === 0 };
}

type Turn = { head: PermitHead; messages: Write[] };

function withTurnOf(world: World, { head, messages }: Turn, person: PermitPersonRecord): Turn {
  const { opening, record } = drawPin(world, head);
  const asked = { ...withPin(person, record), status: 'Pending' as const };
  const after = { ...head, persons: replacePerson(head.persons, asked) };
  return { head: after, messages: [...messages, ...askToSign(world, after, asked, opening)] };
}

export function replacePerson(persons: readonly PermitPersonRecord[], one: PermitPersonRecord): PermitPersonRecord[] {
  return persons.map((person) => (person._id === one._id ? one : person));
}

/** A person whose signature no longer counts and whose turn it is not. */
export function withoutSignature(person: PermitPersonRecord): PermitPersonRecord {
  return {
    ...person,
    status: 'Waiting',
    signed: null,
    signature: null,
    reason: null,
    pinGivenBy: undefined,
    onPhoneOf: undefined,
  };
}
