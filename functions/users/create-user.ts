import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { UserDraft } from '../../shared/users/user.ts';
import { assignableRoles, NEW_USER_ROLES, rolesAfter } from '../../shared/users/user-rules.ts';
import { companyOfNew } from '../http/home-of-new.ts';
import { hashPassword, UNMATCHED_HASH } from '../http/password.ts';
import { newId } from '../http/random-ids.ts';
import { requirePassword } from '../http/require-password.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { findUser, newUserWrites, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { invitationWrites, isInvited } from './invitations.ts';
import { refusalOf } from './refused-write.ts';
import { verificationWrites } from './verification-writes.ts';

type Creation = { actor: Staff; draft: UserDraft; once: Once | undefined };

/** A new user with what the caller may give; without a password they are invited to choose one. */
export async function createUser(world: World, { actor, draft, once }: Creation): Promise<UserRecord> {
  if (draft.password !== undefined) requirePassword(world, draft.password, 'password_too_short');
  const user = await newUser(world, actor, draft);
  const writes = newUserWrites(user);
  const mail = isInvited(user) ? await invitationWrites(world, user) : verificationWrites(world, user, user.email);
  const now = world.now();
  try {
    const all = [...writes.map(({ write }) => write), ...mail];
    const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id: user._id }, writes: all });
    return isReplay ? await existing(world, result.id) : user;
  } catch (error) {
    throw refusalOf(error, writes) ?? error;
  }
}

async function newUser(world: World, actor: Staff, draft: UserDraft): Promise<UserRecord> {
  const free = assignableRoles(actor);
  requireAssignable(draft.roles ?? [], free);
  const { name, email, department = null, permitRole = null, language = 'fi', password } = draft;
  return {
    _id: newId(world),
    company: companyOfNew(actor, draft.company),
    name,
    email,
    verifiedEmail: false,
    pendingEmail: null,
    roles: rolesAfter(draft.roles ?? NEW_USER_ROLES, [], free),
    department,
    permitRole,
    passwordHash: password === undefined ? UNMATCHED_HASH : await hashPassword(password, world.randomBytes(16)),
    signPinHash: null,
    language,
    created: world.now().toISOString(),
    isNew: true,
    version: 1,
    epoch: 1,
  };
}

/** A role that the caller cannot give is refused, lest they believe that it is given; everybody has `user`. */
function requireAssignable(asked: readonly StaffRole[], free: readonly StaffRole[]): void {
  const issues = asked.flatMap((role, place) =>
    role === 'user' || free.includes(role) ? [] : [{ path: `roles.${place}`, code: 'only_root' }],
  );
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}

async function existing(world: World, id: string): Promise<UserRecord> {
  const user = await findUser(world.table, id);
  if (!user) throw new AppError('not_found');
  return user;
}
