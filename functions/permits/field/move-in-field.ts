import { refOf } from '../../../shared/core/actor.ts';
import { hasRole } from '../../../shared/core/access.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { isEverOpen, mayMove, type PermitAction, type PermitCaller } from '../../../shared/permits/permit-moves.ts';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { everybodyOf, type PermitHead, type PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import { changedPermitWrites } from '../../store/entities/permits/permit-writes.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import { loadPermit, requireMove, standingOf, type LoadedPermit } from '../load-permit.ts';
import { permitEvent } from '../permit-event.ts';
import { requireFactorToGrant, requireOwnGrant, signerOf, type Proving, type Signer } from '../pins/permit-signer.ts';
import type { Outcome } from '../move-permit.ts';
import { shownTo, type Shown } from '../evidence/shown-to.ts';
import { conflict } from '../update-permit.ts';

/** A call that moves a granted permit: by a role, or as a person of the permit by `signPin`. */
export type FieldCall = Proving & { params: { id: string }; body: Shown };

/** Who moves the permit; `person` is absent where a user does by their role. */
export type Mover = {
  by: NonNullable<PermitEvent['by']>;
  how: NonNullable<PermitEvent['how']>;
  pinGivenBy?: string | undefined;
  onPhoneOf?: PermitEvent['onPhoneOf'] | undefined;
  caller: PermitCaller;
  person?: PermitPersonRecord;
};

type FieldMove = {
  action: PermitAction;
  move: (loaded: LoadedPermit, mover: Mover) => Promise<Outcome> | Outcome;
};

/** Makes a move of the table of moves on the permit as it is now; retries where the permit has changed meanwhile. */
export async function moveInField(call: FieldCall, { action, move }: FieldMove): Promise<LoadedPermit> {
  const { world, actor, params } = call;
  let loaded = await loadPermit(world, actor, params.id);
  const signer = isByRole(call, action) ? undefined : await personWho(call, loaded.head, action);
  return untilWritten(
    async (tries) => {
      if (tries > 1) loaded = await loadPermit(world, actor, params.id);
      const { head } = loaded;
      const mover = moverOf(call, head, { signer, action });
      requireMove(world, head, action, mover.caller);
      if (isGranting(action, mover)) requireGranter(call, mover);
      const { after, writes = [], seen, told } = await move(loaded, mover);
      const counted = { ...after, version: head.version + 1 };
      // What has a hash is a signature: its signer has read the form.
      const shownIn = told.hash === undefined ? undefined : await shownTo(world, loaded.version, call.body);
      const about = { ...said(mover), ...told, ...(shownIn && { shownIn }) };
      const event = permitEvent(world, { before: head, after: counted }, about);
      await world.table.write([
        ...changedPermitWrites(head, counted, { event, seen, answers: loaded.pages }),
        ...writes,
      ]);
      return { ...loaded, head: counted, history: [event, ...loaded.history] };
    },
    { lastError: () => conflict(world, actor, loaded) },
  );
}

/** Whether a user makes the move by their role: they gave no PIN. */
function isByRole({ actor, body }: FieldCall, action: PermitAction): boolean {
  if (body.signPin !== undefined || !isEverOpen(action, 'permitCRUD')) return false;
  return hasRole(actor, permitApi.update.access.roles);
}

function personWho(call: FieldCall, head: PermitHead, action: PermitAction): Promise<Signer> {
  const standing = standingOf(call.world, head);
  const isMeant = (person: PermitPersonRecord) => mayMove(standing, action, callerAs(head, person, action));
  // Who watches signs nothing by it (rule 4.12), and notes a round every quarter of an hour.
  return signerOf(call, head, { isMeant, asksConfirmation: action !== 'round' });
}

type Moving = { signer: Signer | undefined; action: PermitAction };

function moverOf({ actor }: FieldCall, head: PermitHead, { signer, action }: Moving): Mover {
  if (!signer) {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    return { by: refOf(actor), how: 'login', caller: 'permitCRUD' };
  }
  const person = everybodyOf(head).find(({ _id }) => _id === signer.personId);
  if (!person) throw new AppError('invalid_state');
  const { by, how, pinGivenBy, onPhoneOf } = signer;
  return { by, how, pinGivenBy, onPhoneOf, person, caller: callerAs(head, person, action) };
}

/** What lets work begin or go on is asked of a grantor as a signature is (rule 4.9); stopping it is not. */
const isGranting = (action: PermitAction, { caller }: Mover) => caller === 'signedGrantor' && action !== 'suspend';

function requireGranter(call: FieldCall, { person }: Mover): void {
  if (!person) return;
  requireFactorToGrant(call, person.role);
  requireOwnGrant(call, person);
}

function said({ by, how, person, pinGivenBy, onPhoneOf }: Mover): Partial<PermitEvent> {
  return {
    by,
    how,
    ...(person ? { role: person.role, person: fullName(person) } : {}),
    ...(pinGivenBy ? { pinGivenBy } : {}),
    ...(onPhoneOf ? { onPhoneOf } : {}),
  };
}

/** The name of who makes a move: the person as whom they do, or the user. */
export const moverName = ({ by, person }: Mover): string => (person ? fullName(person) : by.name);

/** What somebody said, trimmed; 422 `required` where it is empty. */
export function requireReason(reason: string | undefined): string {
  const text = (reason ?? '').trim();
  if (text === '') throw new AppError('validation_failed', { issues: [{ path: 'reason', code: 'required' }] });
  return text;
}
