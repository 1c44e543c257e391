import { refOf } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { viewPermitPath } from '../../../shared/site-paths/open-paths.ts';
import {
  everybodyOf,
  type PermitHead,
  type PermitPersonRecord,
  type PinRecord,
} from '../../store/entities/permits/permit-record.ts';
import { securityWrite } from '../../security/security-log.ts';
import { firstResult, type Once } from '../../store/once.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';
import type { LoadedPermit } from '../load-permit.ts';
import { movePermit, type Asked, type Outcome } from '../move-permit.ts';
import { askPerson } from '../permit-messages.ts';
import { drawPin, type Opening } from './permit-pins.ts';
import { withPerson } from '../permit-turn.ts';
import { readdressPerson } from '../returned-mail.ts';

type AskedPin = Asked & { personId: string };
type ShownPin = { signPin: string; url: string };

/** Roles whose PIN is not shown to the user who asks for it, since their signature lets others work. */
const NEEDS_SECOND_USER: ReadonlySet<string> = new Set(['Grantor', 'WorkApprover']);

/**
 * Replaces a person's PIN and sends the new one; where mail to them came back, to their present address. The answer holds the PIN only
 * where the person has no address; a grantor's or work approver's PIN is instead kept for a second user to draw. 422 `not_possible` where
 * their address accepts nothing.
 */
export async function drawNewPin(
  world: World,
  asked: AskedPin & { once: Once | undefined },
): Promise<Partial<ShownPin>> {
  const { actor, id } = asked;
  const first = asked.once && (await firstResult<Drawing>(world.table, asked.once, world.now()));
  if (first && !first.isShown) return {};
  let shown: Opening | undefined;
  const move = async (loaded: LoadedPermit): Promise<Outcome> => {
    const { head, person, writes } = await readdressPerson(world, loaded, personIn(loaded.head, asked));
    const told = { role: person.role, person: fullName(person) };
    const drawn = drawPin(world, head);
    const sent = askPerson(world, head, { kind: 'permitPin', person, opening: drawn.opening });
    shown = undefined;
    if (sent.length === 0 && NEEDS_SECOND_USER.has(person.role)) {
      const waiting = { ...person, pinAskedBy: refOf(actor) };
      return { after: withPerson(head, waiting), told: { what: 'pinAsked', ...told } };
    }
    const record: PinRecord = { ...drawn.record, drawnBy: actor.userId };
    if (sent.length > 0) {
      const all = [...sent, ...writes, drawnEntry(world, asked, head)];
      return { ...withPinOf(head, person, record), writes: all, told: { what: 'pinDrawn', ...told } };
    }
    shown = drawn.opening;
    return showOutcome(world, asked, { head, person, record });
  };
  const repeated = {
    once: first ? undefined : asked.once,
    result: (): Drawing => ({ isShown: shown !== undefined }),
    onReplay: () => {
      shown = undefined;
    },
  };
  await movePermit(world, { actor, id, action: 'drawPin', move, repeated });
  return shown === undefined ? {} : showPin(world, id, shown);
}

/** What is kept of a drawing: whether its PIN was shown to who asked for it, who gets another by the same call. */
type Drawing = { isShown: boolean };

/** Draws and answers the PIN that another user has asked for; 403 for the user who asked. */
export async function showAskedPin(world: World, asked: AskedPin): Promise<ShownPin> {
  const { actor, id } = asked;
  let shown: Opening | undefined;
  const move = ({ head }: LoadedPermit): Outcome => {
    const person = personIn(head, asked);
    const { pinAskedBy } = person;
    if (!pinAskedBy) throw new AppError('invalid_state');
    if (pinAskedBy._id === actor.userId) throw new AppError('forbidden');
    const { opening, record } = drawPin(world, head);
    shown = opening;
    return showOutcome(world, asked, { head, person, record: { ...record, drawnBy: pinAskedBy._id } });
  };
  await movePermit(world, { actor, id, action: 'drawPin', move });
  if (!shown) throw new AppError('invalid_state');
  return showPin(world, id, shown);
}

function personIn(head: PermitHead, { personId }: AskedPin): PermitPersonRecord {
  const person = everybodyOf(head).find(({ _id }) => _id === personId);
  if (!person) throw new AppError('not_found');
  return person;
}

type Drawn = { head: PermitHead; person: PermitPersonRecord; record: PinRecord };

function withPinOf(head: PermitHead, person: PermitPersonRecord, record: PinRecord): Pick<Outcome, 'after'> {
  return { after: withPerson(head, { ...person, pins: [record], pinAskedBy: undefined }) };
}

function showOutcome(world: World, asked: AskedPin, { head, person, record }: Drawn): Outcome {
  const { actor } = asked;
  const shownTo = refOf(actor);
  const told = { role: person.role, person: fullName(person), pinGivenBy: actor.name };
  const writes = [drawnEntry(world, asked, head)];
  return { ...withPinOf(head, person, { ...record, shownTo }), writes, told: { what: 'pinDrawn', ...told } };
}

function drawnEntry(world: World, { actor }: AskedPin, { company, number }: PermitHead): Write {
  return securityWrite(world, { kind: 'pinDrawn', company, by: actor.userId, about: number });
}

function showPin(world: World, id: string, { pin, key }: Opening): ShownPin {
  return { signPin: pin, url: `${world.settings.baseUrl}${viewPermitPath(id, key)}` };
}
