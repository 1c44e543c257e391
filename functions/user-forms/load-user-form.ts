import { hasRole } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { findFormVersion, type FormVersion } from '../store/form-versions.ts';
import { findUserForm, findWholeUserForm, type WholeUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

/** How a caller stands to an induction: it is their own, or their role lets them in. */
export type Standing = 'own' | 'role';

/** Who is let in: by a role inside their company, and, unless `own` is false, to what is their own. */
export type Door = { roles: readonly StaffRole[]; own?: false };

/** The door that an endpoint's declaration describes. */
export function doorOf({ access }: AnyEndpoint): Door {
  return { roles: access.roles ?? [] };
}

const TO_READ = doorOf(userFormApi.get);

/** What a caller may not see is not told apart from what does not exist; a role that is missing is said (contract 3). */
export function standingOf(actor: Actor, head: UserFormHead | undefined, door: Door): Standing {
  if (actor.kind === 'worker') {
    if (!head) throw new AppError('not_found');
    if (head.epoch !== actor.epoch) throw new AppError('unauthorized');
    return 'own';
  }
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  if (door.own !== false && head && head.claimedBy === actor.userId) return 'own';
  if (!hasRole(actor, door.roles)) throw new AppError('forbidden');
  if (!head || (head.company !== actor.company && !actor.roles.includes('root'))) throw new AppError('not_found');
  return 'role';
}

export type LoadedUserForm = { standing: Standing; whole: WholeUserForm; version: FormVersion };

/** An induction with its pages and the version it was started from. */
export async function loadUserForm(
  world: World,
  { actor, id, door = TO_READ }: { actor: Actor; id: string; door?: Door },
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
  { actor, id, door }: { actor: Actor; id: string; door: Door },
): Promise<{ standing: Standing; head: UserFormHead }> {
  const head = await findUserForm(world.table, id);
  const standing = standingOf(actor, head, door);
  if (!head) throw new AppError('not_found');
  return { standing, head };
}

/** What signing a page of one's own induction needs; for a worker's token it is read from the token. */
export type OwnForm = {
  id: string;
  epoch: number;
  startedAt: string;
  signer: string;
  version: FormVersion;
};

export async function loadOwnForm(world: World, actor: Actor, id: string): Promise<OwnForm> {
  if (actor.kind === 'worker') {
    const version = await findFormVersion(world, actor.inductionFormId, actor.formVersion);
    return { id, epoch: actor.epoch, startedAt: actor.startedAt, signer: 'worker', version };
  }
  const { standing, head } = await loadHead(world, { actor, id, door: { roles: [] } });
  if (standing !== 'own' || head.claimedBy === null) throw new AppError('forbidden');
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  return { id, epoch: head.epoch, startedAt: head.created, signer: `user ${head.claimedBy}`, version };
}

/** Lets the owner of an induction through that still takes files: not approved, not archived. */
export async function requireOwnOpenForm(world: World, actor: Actor, id: string): Promise<void> {
  const { standing, head } = await loadHead(world, { actor, id, door: { roles: [] } });
  if (standing !== 'own') throw new AppError('forbidden');
  if (head.approved || head.archived) throw new AppError('invalid_state');
}
