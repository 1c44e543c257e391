import { hasRole } from '../../shared/core/access.ts';
import type { Staff, Worker } from '../../shared/core/actor.ts';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { findFormVersion, type FormVersion } from '../store/entities/form-versions.ts';
import { findUserForm, findWholeUserForm, type WholeUserForm } from '../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';

/** The callers that may read an induction. */
export type Reader = Staff | Worker;

/** Why a caller may access an induction: it is their own, or their role permits it. */
export type Standing = 'own' | 'role';

/** Who may access: the roles within their company, and, unless `own` is false, an induction's owner. */
export type Door = { roles: readonly StaffRole[]; own?: false };

/** The door that an endpoint's declaration describes. */
export function doorOf({ access }: AnyEndpoint): Door {
  return { roles: access.roles ?? [] };
}

const TO_READ = doorOf(userFormApi.get);

/** An induction that the caller may not see looks like a missing one; a missing role is named (rule 1.1). */
export function standingOf(actor: Reader, head: UserFormHead | undefined, door: Door): Standing {
  if (actor.kind === 'worker') {
    if (!head) throw new AppError('not_found');
    if (head.epoch !== actor.epoch) throw new AppError('unauthorized');
    return 'own';
  }
  if (door.own !== false && head && head.claimedBy === actor.userId) return 'own';
  if (!hasRole(actor, door.roles)) throw new AppError('forbidden');
  requireOwned(actor, head);
  return 'role';
}

export type LoadedUserForm = { standing: Standing; whole: WholeUserForm; version: FormVersion };

/** An induction with its pages and its form version. */
export async function loadUserForm(
  world: World,
  { actor, id, door = TO_READ }: { actor: Reader; id: string; door?: Door },
): Promise<LoadedUserForm> {
  const whole = await findWholeUserForm(world.table, id);
  const standing = standingOf(actor, whole?.head, door);
  if (!whole) throw new AppError('not_found');
  const version = await findFormVersion(world, whole.head.inductionFormId, whole.head.formVersion);
  return { standing, whole, version };
}

/** Only the head, for actions that need no page. */
export async function loadHead(
  world: World,
  { actor, id, door }: { actor: Reader; id: string; door: Door },
): Promise<{ standing: Standing; head: UserFormHead }> {
  const head = await findUserForm(world.table, id);
  const standing = standingOf(actor, head, door);
  if (!head) throw new AppError('not_found');
  return { standing, head };
}

/** What signing a page of one's own induction needs; a worker's token carries it. */
export type OwnForm = {
  id: string;
  epoch: number;
  startedAt: string;
  signer: string;
  version: FormVersion;
};

export async function loadOwnForm(world: World, actor: Reader, id: string): Promise<OwnForm> {
  if (actor.kind === 'worker') {
    const version = await findFormVersion(world, actor.inductionFormId, actor.formVersion);
    return { id, epoch: actor.epoch, startedAt: actor.startedAt, signer: 'worker', version };
  }
  const { standing, head } = await loadHead(world, { actor, id, door: { roles: [] } });
  if (standing !== 'own' || head.claimedBy === null) throw new AppError('forbidden');
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  return { id, epoch: head.epoch, startedAt: head.created, signer: `user ${head.claimedBy}`, version };
}

/** Lets the owner of an induction pass while it accepts files: not approved, not archived. */
export async function requireOwnOpenForm(world: World, actor: Reader, id: string): Promise<void> {
  const { standing, head } = await loadHead(world, { actor, id, door: { roles: [] } });
  if (standing !== 'own') throw new AppError('forbidden');
  if (head.approved || head.archived) throw new AppError('invalid_state');
}
