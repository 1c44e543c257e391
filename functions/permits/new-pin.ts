import { AppError } from '../../shared/core/errors.ts';
import { isRoundOver } from '../store/permit-writes.ts';
import type { PermitHead, PermitPersonRecord, PinRecord } from '../store/permits.ts';
import type { World } from '../world.ts';
import type { LoadedPermit } from './load-permit.ts';
import { movePermit, type Asked, type Outcome } from './move-permit.ts';
import { sendNewPin } from './permit-messages.ts';
import { drawPin } from './permit-pins.ts';
import { replaced } from './permit-turn.ts';

type AskedPin = Asked & { personId: string };
type ShownPin = { signPin: string; url: string };

/** Whose code is not shown to the one who asks for it: what they sign lets others work. */
const NEEDS_SECOND_USER: ReadonlySet<string> = new Set(['Grantor', 'WorkApprover']);

/**
 * Draws a new PIN for a person, in the place of theirs, and sends it to them. Only where they have no address it is
 * answered; that of a grantor or work approver is then kept for a second user to draw.
 */
export async function drawNewPin(world: World, asked: AskedPin): Promise<Partial<ShownPin>> {
  const { actor, id } = asked;
  let shown: string | undefined;
  const move = async ({ head }: LoadedPermit): Promise<Outcome> => {
    const person = personIn(head, asked);
    const told = { role: person.role, person: nameOf(person) };
    const drawn = await freshPin(world, head);
    const sent = sendNewPin(world, head, person, drawn.pin);
    shown = undefined;
    if (sent.length === 0 && NEEDS_SECOND_USER.has(person.role)) {
      const waiting = { ...person, pinAskedBy: { _id: actor.userId, name: actor.name } };
      return { after: { ...head, persons: replaced(head.persons, waiting) }, told: { what: 'pinAsked', ...told } };
    }
    const record: PinRecord = { ...drawn.record, drawnBy: actor.userId };
    if (sent.length > 0)
      return { ...withPinOf(head, person, record), writes: sent, told: { what: 'pinDrawn', ...told } };
    shown = drawn.pin;
    return shownOutcome(asked, { head, person, record });
  };
  await movePermit(world, { actor, id, action: 'drawPin', move });
  return shown === undefined ? {} : shownPin(world, id, shown);
}

/** Draws the PIN that another user has asked for, and answers it; 403 for who asked. */
export async function showAskedPin(world: World, asked: AskedPin): Promise<ShownPin> {
  const { actor, id } = asked;
  let shown = '';
  const move = async ({ head }: LoadedPermit): Promise<Outcome> => {
    const person = personIn(head, asked);
    const { pinAskedBy } = person;
    if (!pinAskedBy) throw new AppError('invalid_state');
    if (pinAskedBy._id === actor.userId) throw new AppError('forbidden');
    const { pin, record } = await freshPin(world, head);
    shown = pin;
    return shownOutcome(asked, { head, person, record: { ...record, drawnBy: pinAskedBy._id } });
  };
  await movePermit(world, { actor, id, action: 'drawPin', move });
  return shownPin(world, id, shown);
}

const nameOf = ({ firstName, lastName }: PermitPersonRecord) => `${firstName} ${lastName}`.trim();

function personIn({ persons }: PermitHead, { personId }: AskedPin): PermitPersonRecord {
  const person = persons.find(({ _id }) => _id === personId);
  if (!person) throw new AppError('not_found');
  return person;
}

/** A PIN of a round in which guesses are left. */
async function freshPin(world: World, head: PermitHead): Promise<{ pin: string; record: PinRecord }> {
  const isOver = await isRoundOver(world.table, head._id, head.pinRound);
  return drawPin(world, head, head.pinRound + (isOver ? 1 : 0));
}

type Drawn = { head: PermitHead; person: PermitPersonRecord; record: PinRecord };

function withPinOf(head: PermitHead, person: PermitPersonRecord, record: PinRecord): Pick<Outcome, 'after'> {
  const persons = replaced(head.persons, { ...person, pins: [record], pinAskedBy: undefined });
  return { after: { ...head, persons, pinRound: record.round } };
}

function shownOutcome({ actor }: AskedPin, { head, person, record }: Drawn): Outcome {
  const shownTo = { _id: actor.userId, name: actor.name };
  const told = { role: person.role, person: nameOf(person), pinGivenBy: actor.name };
  return { ...withPinOf(head, person, { ...record, shownTo }), told: { what: 'pinDrawn', ...told } };
}

function shownPin(world: World, id: string, pin: string): ShownPin {
  return { signPin: pin, url: `${world.settings.baseUrl}/view-permit/${id}/${pin}` };
}
