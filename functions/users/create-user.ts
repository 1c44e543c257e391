import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { UserDraft } from '../../shared/users/user.ts';
import { assignableRoles, NEW_USER_ROLES, rolesAfter } from '../../shared/users/user-rules.ts';
import { companyAsked } from '../http/company-asked.ts';
import { sealValue } from '../security/keys.ts';
import { hashPassword, UNMATCHED_HASH } from '../security/passwords/password.ts';
import { newId } from '../security/random-ids.ts';
import { requirePassword } from '../security/passwords/require-password.ts';
import { securityWrite } from '../security/security-log.ts';
import { trailWrite } from '../security/trail-write.ts';
import { userKey } from '../store/keys.ts';
import type { Write } from '../store/table.ts';
import { writeOnce, type Once } from '../store/once.ts';
import { findUser, newUserWrites, type UserRecord } from '../store/entities/users/users.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { invitationWrites, isInvited } from './invitations.ts';
import { refusalOfEmail } from './refused-write.ts';
import { verificationWrites } from './verification-writes.ts';

type Creation = { actor: Staff; draft: UserDraft; address: string; once: Once | undefined };

/** A new user with the fields that the caller may set; without a password the user gets an invitation to choose one. */
export async function createUser(world: World, { actor, draft, address, once }: Creation): Promise<UserRecord> {
  const { name, email, password } = draft;
  const owner = { name, email, company: companyAsked(actor, draft) };
  if (password !== undefined) await requirePassword(world, { password, owner, tooShort: 'password_too_short' });
  const user = await newUser(world, actor, draft);
  const client = sealValue(world.keys, 'address', address);
  const mail = isInvited(user)
    ? await invitationWrites(world, user, { client })
    : verificationWrites(world, user, user.email, { client });
  const now = world.now();
  try {
    const { _id, company, roles } = user;
    const made = { kind: 'userCreated', company, by: actor.userId, user: _id, about: roles.join(' ') } as const;
    const writes = [...newUserWrites(user), ...mail, securityWrite(world, made), createdEvent(world, actor, user)];
    const { result, isReplay } = await writeOnce(world.table, { once, now, result: { id: user._id }, writes });
    return isReplay ? await loadStored(world, findUser, result.id) : user;
  } catch (error) {
    throw (error instanceof ConditionFailed ? await refusalOfEmail(world, error, email) : undefined) ?? error;
  }
}

function createdEvent(world: World, actor: Staff, { _id, roles }: UserRecord): Write {
  const changes = [{ field: 'roles', from: '', to: roles.join(' ') }];
  return trailWrite(world, userKey(_id), actor, { what: 'created', changes });
}

async function newUser(world: World, actor: Staff, draft: UserDraft): Promise<UserRecord> {
  const free = assignableRoles(actor);
  requireAssignable(draft.roles ?? [], free);
  const { name, email, department = null, permitRole = null, language = 'fi', password } = draft;
  return {
    _id: newId(world),
    company: companyAsked(actor, draft),
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
    sessions: {},
  };
}

/** Refuses a role that the caller cannot give, so that they do not believe it given; everybody has `user`. */
function requireAssignable(asked: readonly StaffRole[], free: readonly StaffRole[]): void {
  const issues = asked.flatMap((role, place) =>
    role === 'user' || free.includes(role) ? [] : [{ path: `roles.${place}`, code: 'only_root' }],
  );
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
}
