import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { requireProvedByCode, userFormSubject } from '../http/edit-code.ts';
import { newId } from '../http/random-ids.ts';
import { verifyToken } from '../http/token.ts';
import { claimingPerson, personEntry } from '../store/card-persons.ts';
import { findFormVersion } from '../store/form-versions.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { claimWrites } from '../store/user-form-moves.ts';
import { historyWrite } from '../store/user-form-writes.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import { findUser, normalizedEmail } from '../store/users.ts';
import type { World } from '../world.ts';
import { hasCards } from './submitted-answers.ts';

/** By what a caller shows that the induction is theirs; by nothing, it is their verified e-mail. */
type Proof = { token?: string | undefined; code?: string | undefined };

type Claim = { actor: Staff; id: string; proof: Proof };

/**
 * Makes an induction the caller's own, which ends its earlier tokens; claiming what is one's own already changes nothing.
 * 403 `code_required` where nothing shows that it is theirs, 409 where it is another's.
 */
export async function claimUserForm(world: World, { actor, id, proof }: Claim): Promise<void> {
  const head = await findUserForm(world.table, id);
  if (!head || head.archived) throw new AppError('form_not_found');
  if (head.claimedBy === actor.userId) return;
  await requireProof(world, { actor, head, proof });
  if (head.claimedBy !== null) throw new AppError('invalid_state');
  const after = { ...head, claimedBy: actor.userId, epoch: head.epoch + 1 };
  const at = world.now().toISOString();
  const history = { at, by: actor.userId, what: 'claimed', detail: { name: actor.name } };
  try {
    await world.table.write([
      ...claimWrites(head, after),
      historyWrite(id, history, newId(world)),
      ...(await cardEntries(world, after)),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const current = await findUserForm(world.table, id);
    if (current?.claimedBy !== actor.userId) throw new AppError('invalid_state');
  }
}

async function requireProof(world: World, { actor, head, proof }: { actor: Staff; head: UserFormHead; proof: Proof }) {
  if (proof.code !== undefined) {
    await requireProvedByCode(world, userFormSubject(head._id), proof.code);
    return;
  }
  const isTheirs =
    proof.token === undefined ? await isVerifiedEmail(world, actor, head) : await isTokenOf(world, proof.token, head);
  if (!isTheirs) throw new AppError('code_required');
}

async function isVerifiedEmail(world: World, { userId }: Staff, { user }: UserFormHead): Promise<boolean> {
  const caller = await findUser(world.table, userId);
  if (!caller?.verifiedEmail || !user.email) return false;
  return normalizedEmail(caller.email) === normalizedEmail(user.email);
}

async function isTokenOf(world: World, token: string, head: UserFormHead): Promise<boolean> {
  try {
    const claims = await verifyToken(world, token);
    return claims['kind'] === 'worker' && claims.sub === head._id && claims['epoch'] === head.epoch;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') return false;
    throw error;
  }
}

/** Leads from the user to the cards of this induction, so that later ones may copy them. */
async function cardEntries(world: World, { _id, created, inductionFormId, formVersion, claimedBy }: UserFormHead) {
  const { pages } = await findFormVersion(world, inductionFormId, formVersion);
  const entry: Write[] =
    claimedBy !== null && pages.some(hasCards)
      ? [personEntry(claimingPerson(claimedBy), { userFormId: _id, created })]
      : [];
  return entry;
}
