import { nextToSign } from '../../shared/permits/permit-chain.ts';
import { withEverybody, type PermitHead, type PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { signerClock } from './field/permit-clock.ts';
import { askPerson } from './permit-messages.ts';
import { drawPin, withPin } from './pins/permit-pins.ts';

/**
 * A permit at the turn of whoever is next, and the messages to those whose turn begins; `isOver` where nobody is next. Workers whose turn
 * has begun are not asked again while the others sign.
 */
export function withNextTurn(world: World, head: PermitHead): { head: PermitHead; messages: Write[]; isOver: boolean } {
  const next = nextToSign(head.persons, head.status === 'Approved');
  const asked = next.filter(({ status }) => status !== 'Pending');
  const first: Turn = { head, messages: [] };
  const turn = asked.reduce((before, person) => withTurnOf(world, before, person), first);
  const clock = asked.length === 0 ? [] : [signerClock(world, turn.head)];
  return { head: turn.head, messages: [...turn.messages, ...clock], isOver: next.length === 0 };
}

type Turn = { head: PermitHead; messages: Write[] };

function withTurnOf(world: World, { head, messages }: Turn, person: PermitPersonRecord): Turn {
  const { opening, record } = drawPin(world, head);
  const asked = { ...withPin(person, record), status: 'Pending' as const };
  const after = { ...head, persons: replacePerson(head.persons, asked) };
  const told = askPerson(world, after, { kind: 'permitToSign', person: asked, opening });
  return { head: after, messages: [...messages, ...told] };
}

export function replacePerson(persons: readonly PermitPersonRecord[], one: PermitPersonRecord): PermitPersonRecord[] {
  return persons.map((person) => (person._id === one._id ? one : person));
}

/** The permit with one person changed, also who takes over from another. */
export function withPerson(head: PermitHead, one: PermitPersonRecord): PermitHead {
  return withEverybody(head, (person) => (person._id === one._id ? one : person));
}

/** A person whose signature no longer counts and whose turn it is not. */
export function withoutSignature(person: PermitPersonRecord): PermitPersonRecord {
  return {
    ...person,
    status: 'Waiting',
    signed: null,
    signature: null,
    reason: null,
    shownIn: undefined,
    pinGivenBy: undefined,
    onPhoneOf: undefined,
    collected: undefined,
  };
}
