import type { Staff } from '../../../shared/core/actor.ts';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import { requireProvedByCode, userFormSubject } from '../../security/edit-code.ts';
import { newId } from '../../security/random-ids.ts';
import { verifyToken } from '../../security/tokens/token.ts';
import { claimingPerson, personEntry } from '../../store/entities/cards/card-persons.ts';
import { findFormVersion } from '../../store/entities/form-versions.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import { claimWrites } from '../../store/entities/user-forms/user-form-moves.ts';
import { historyWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { findUser, normalizeEmail } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { hasCards } from '../sign/submitted-answers.ts';

/** How a caller proves that the induction is theirs; without a token or code, by their verified e-mail. */
type Proof = { token?: string | undefined; code?: string | undefined };

type Claim = { actor: Staff; id: string; proof: Proof };

/**
 * Makes an induction the caller's own, which ends its earlier tokens; idempotent. 403 `code_required` without a proof, 409 where it is
 * another user's.
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
  const writes = [
    ...claimWrites(head, after),
    historyWrite(id, history, newId(world)),
    ...(await cardEntries(world, after)),
  ];
  if (await isWritten(world.table.write(writes))) return;
  const current = await findUserForm(world.table, id);
  if (current?.claimedBy !== actor.userId) throw new AppError('invalid_state');
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
  return normalizeEmail(caller.email) === normalizeEmail(user.email);
}

async function isTokenOf(world: World, token: string, head: UserFormHead): Promise<boolean> {
  try {
    const claims = await verifyToken(world, token);
    return claims['kind'] === 'worker' && claims.sub === head._id && claims['epoch'] === head.epoch;
  } catch (error) {
    if (isAppError(error, 'unauthorized')) return false;
    throw error;
  }
}

/** Leads from the user to this induction's cards, so that later inductions can copy them. */
async function cardEntries(world: World, { _id, created, inductionFormId, formVersion, claimedBy }: UserFormHead) {
  const { pages } = await findFormVersion(world, inductionFormId, formVersion);
  const entry: Write[] =
    claimedBy !== null && pages.some(hasCards)
      ? [personEntry(claimingPerson(claimedBy), { userFormId: _id, created })]
      : [];
  return entry;
}
