import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { everybodyOf, type PermitHead, type PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import type { Write } from '../../store/table.ts';
import { requireLivingCards, requirePassingCards } from '../granting-cards.ts';
import type { LoadedPermit } from '../load-permit.ts';
import type { Outcome } from '../move-permit.ts';
import { permitHash } from '../permit-hash.ts';
import { askPerson, tellPersons, tellUser } from '../permit-messages.ts';
import { successorOf } from '../persons/permit-persons.ts';
import { drawPin, withPin } from '../pins/permit-pins.ts';
import { shownTo } from '../evidence/shown-to.ts';
import { collectedBy } from '../sign-permit.ts';
import { askGranters } from './granters.ts';
import { moveInField, moverName, requireReason, type FieldCall, type Mover } from './move-in-field.ts';

type Asked = { personId: string; to: SelectedPerson };

const refusal = (path: string) => new AppError('validation_failed', { issues: [{ path, code: 'invalid_value' }] });

/** Begins to hand a permit over from a worker to another one; the former answers for it until everybody has signed. */
export function handOverPermit(call: FieldCall & { body: Asked }): Promise<LoadedPermit> {
  const { world, body } = call;
  return moveInField(call, {
    action: 'handOver',
    move: async ({ head }, { by, person: mover }) => {
      const former = head.persons.find(({ _id }) => _id === body.personId);
      if (former?.role !== 'Worker' || former.handedOver) throw refusal('personId');
      if (mover && mover._id !== former._id) throw new AppError('forbidden');
      const person = await successorOf(world, head, { former, selected: body.to });
      await requireLivingCards(world, { ...head, persons: [person] });
      const { opening, record } = drawPin(world, head);
      const asked = { ...withPin(person, record), status: 'Pending' as const };
      const at = world.now().toISOString();
      const handOver = { personId: former._id, person: asked, turn: 'worker' as const, by, at };
      const after = { ...head, handOver };
      const said = { kind: 'permitHandOver', name: fullName(former) } as const;
      return {
        after,
        writes: askPerson(world, after, { ...said, person: asked, opening }),
        told: { what: 'handOverAsked', role: former.role, person: fullName(former), toPerson: fullName(asked) },
      };
    },
  });
}

type Decision = { approve?: boolean | undefined; reason?: string | undefined };
type HandOver = NonNullable<PermitHead['handOver']>;
type Turn = { call: FieldCall & { body: Decision }; loaded: LoadedPermit; mover: Mover; handOver: HandOver };

/** Signs a hand-over as who takes over, then as a grantor; refused, everything stays as it was. */
export function signHandOver(call: FieldCall & { body: Decision }): Promise<LoadedPermit> {
  const { approve = true } = call.body;
  return moveInField(call, {
    action: 'signHandOver',
    move: (loaded, mover) => {
      const { handOver } = loaded.head;
      if (!handOver) throw new AppError('invalid_state');
      const turn = { call, loaded, mover, handOver };
      if (!approve) return refuse(turn);
      return handOver.turn === 'worker' ? takeOver(turn) : complete(turn);
    },
  });
}

function formerOf({ persons }: PermitHead, { personId }: HandOver): PermitPersonRecord {
  const former = persons.find(({ _id }) => _id === personId);
  if (!former) throw new AppError('invalid_state');
  return former;
}

/** Who takes over has signed: a grantor is asked. */
async function takeOver({ call: { world, body }, loaded, mover, handOver }: Turn): Promise<Outcome> {
  const { head, pages, version } = loaded;
  const signed = world.now().toISOString();
  const proven = { ...collectedBy(mover), shownIn: await shownTo(world, version, body) };
  const person = { ...handOver.person, ...proven, status: 'Signed' as const, signed };
  const next = { ...head, handOver: { ...handOver, person, turn: 'grantor' as const } };
  const former = formerOf(head, handOver);
  const asked = askGranters(world, next, { kind: 'permitHandOver', name: fullName(former), shown: next });
  const hash = permitHash({ head: handedOver(next, signed), pages });
  return {
    after: asked.head,
    writes: asked.writes,
    told: { what: 'handOverSigned', toPerson: fullName(person), hash },
  };
}

/** The permit with who takes over beside who handed it over. */
function handedOver({ handOver, ...head }: PermitHead, at: string): PermitHead {
  if (!handOver) return head;
  const former = formerOf(head, handOver);
  const { person } = handOver;
  const persons = head.persons.flatMap((each) =>
    each._id === former._id
      ? [
          { ...each, handedOver: { to: fullName(person), at } },
          { ...person, tookOver: { from: fullName(former), at } },
        ]
      : [each],
  );
  return { ...head, persons, contentVersion: head.contentVersion + 1 };
}

/** A grantor has signed: the new worker answers for the permit. */
async function complete({ call, loaded: { head, pages }, mover, handOver }: Turn): Promise<Outcome> {
  const { world, body } = call;
  if (!mover.person) throw new AppError('invalid_state');
  const at = world.now().toISOString();
  const after = handedOver(head, at);
  const reason = (body.reason ?? '').trim() || null;
  const granter = { ...mover.person, reason, signed: at };
  const { cardOverride, checks } = await requirePassingCards(world, after, granter);
  const name = fullName(handOver.person);
  const former = fullName(formerOf(head, handOver));
  return {
    after: { ...after, cardOverride },
    writes: [...checks, ...tellPersons(world, after, after.persons, { kind: 'permitHandedOver', name })],
    told: {
      what: 'handedOver',
      toPerson: name,
      hash: permitHash({ head: after, pages }),
      ...(reason === null ? {} : { reason }),
      person: former,
      role: 'Worker',
    },
  };
}

async function refuse({ call: { world, body }, loaded: { head }, mover, handOver }: Turn): Promise<Outcome> {
  const reason = requireReason(body.reason);
  const { handOver: _over, ...after } = head;
  const former = formerOf(head, handOver);
  const news = { kind: 'permitNotHandedOver', name: fullName(former), reason } as const;
  const persons = everybodyOf(head).filter(({ _id }) => _id === former._id || _id === handOver.person._id);
  const writes: Write[] = tellPersons(world, after, persons, news);
  const asker = await tellUser(world, after, handOver.by._id, news);
  return {
    after,
    writes: [...writes, ...asker],
    told: { what: 'handOverRefused', reason, toPerson: fullName(handOver.person), person: moverName(mover) },
  };
}
