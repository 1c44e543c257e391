import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { userApi } from '../../shared/users/user-api.ts';
import type { UserChange } from '../../shared/users/user.ts';
import { assignableRoles, editableFields, rolesAfter, type UserField } from '../../shared/users/user-rules.ts';
import { sealed } from '../http/keys.ts';
import { hashPassword, isPassword } from '../http/password.ts';
import { requirePassword } from '../http/require-password.ts';
import { staffJwt } from '../http/staff-token.ts';
import { passwordChangedWrite } from '../messages/password-changed.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { changedUserWrites, findUser, findUserIdByEmail, normalizedEmail, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { refusalOf } from './refused-write.ts';
import { showUser } from './show-user.ts';
import { verificationWrites } from './verification-writes.ts';

type Update = { editor: Staff; before: UserRecord; change: UserChange };
type Updated = Reply<typeof userApi.update>;

/**
 * Saves what the editor may change; all else stays as it is. What changes nothing is well whatever its version. Somebody
 * who changes their own password goes on with a fresh token, every other session ends.
 */
export async function updateUser(world: World, { editor, before, change }: Update): Promise<Updated> {
  const fields = editableFields(editor, before);
  refuseSecrets(change, fields);
  const after = await changed(world, { editor, before, change });
  if (canonicalJson({ ...after, version: 0 }) === canonicalJson({ ...before, version: 0 })) return showUser(before);
  if (change.version !== before.version) throw new AppError('version_conflict', { current: showUser(before) });
  await requireFreeEmail(world, before, after);
  await save(world, before, after);
  const isOwnSession = editor.userId === after._id && after.epoch !== before.epoch;
  return { ...showUser(after), ...(isOwnSession ? { token: await staffJwt(world, after) } : {}) };
}

/** A secret that is not the editor's to set is refused, lest they believe that it is set. */
function refuseSecrets({ password, signPin }: UserChange, fields: ReadonlySet<UserField>): void {
  const isAllowed =
    (password === undefined || fields.has('password')) &&
    (signPin === undefined || fields.has(signPin === null ? 'signPinCleared' : 'signPin'));
  if (!isAllowed) throw new AppError('forbidden');
}

async function changed(world: World, { editor, before, change }: Update): Promise<UserRecord> {
  const allowed = allowedOf(change, editableFields(editor, before));
  const { name, language, permitRole, company } = { ...before, ...allowed };
  const roles = nextRoles(
    before,
    rolesAfter(change.roles ?? before.roles, before.roles, assignableRoles(editor, before)),
  );
  const passwordHash = await nextPassword(world, before, change.password);
  const isMoved = company !== before.company;
  const isRoleTaken = before.roles.some((role) => !roles.includes(role));
  const isSessionOver = isMoved || isRoleTaken || passwordHash !== before.passwordHash;
  const next = {
    ...before,
    name,
    language,
    permitRole,
    company,
    roles,
    passwordHash,
    department: allowed.department === undefined ? (isMoved ? null : before.department) : allowed.department,
    pendingEmail: nextPending(before, allowed.email),
    signPinHash: nextSignPin(world, before, change.signPin),
    epoch: before.epoch + (isSessionOver ? 1 : 0),
  };
  const isSame = canonicalJson(next) === canonicalJson(before);
  return isSame ? before : { ...next, isNew: false, version: before.version + 1 };
}

type Allowed = Pick<UserChange, 'email' | 'department'> &
  Partial<Pick<UserRecord, 'name' | 'language' | 'permitRole' | 'company'>>;

/** What was given and may be changed. */
function allowedOf(change: UserChange, fields: ReadonlySet<UserField>): Allowed {
  const given = Object.entries(change).filter(([name, value]) => value !== undefined && fields.has(name as UserField));
  return Object.fromEntries(given);
}

/** The same roles stay as they were written. */
function nextRoles(before: UserRecord, roles: UserRecord['roles']): UserRecord['roles'] {
  const isSame = roles.length === before.roles.length && roles.every((role) => before.roles.includes(role));
  return isSame ? before.roles : roles;
}

/** A new address waits until a link mailed to it is followed; the present one given again leaves what waits as it is. */
function nextPending(before: UserRecord, email: string | undefined): string | null {
  if (email === undefined) return before.pendingEmail;
  return normalizedEmail(email) === normalizedEmail(before.email) ? before.pendingEmail : email;
}

/** The same password again is no change, and ends no session. */
async function nextPassword(world: World, before: UserRecord, password: string | undefined): Promise<string> {
  if (password === undefined) return before.passwordHash;
  requirePassword(world, password, 'password_too_short');
  if (await isPassword(password, before.passwordHash)) return before.passwordHash;
  return hashPassword(password, world.randomBytes(16));
}

function nextSignPin(world: World, before: UserRecord, signPin: string | null | undefined): string | null {
  if (signPin === undefined) return before.signPinHash;
  return signPin === null ? null : sealed(world.keys, `sign pin of user ${before._id}`, signPin);
}

async function requireFreeEmail({ table }: World, before: UserRecord, { pendingEmail }: UserRecord): Promise<void> {
  if (pendingEmail === null || pendingEmail === before.pendingEmail) return;
  const owner = await findUserIdByEmail(table, pendingEmail);
  if (owner === undefined || owner === before._id) return;
  throw new AppError('emailAlreadyTaken', { issues: [{ path: 'email', code: 'taken' }] });
}

async function save(world: World, before: UserRecord, after: UserRecord): Promise<void> {
  const writes = changedUserWrites(before, after);
  const newEmail = after.pendingEmail === before.pendingEmail ? null : after.pendingEmail;
  const messages = [
    ...(newEmail === null ? [] : verificationWrites(world, after, newEmail)),
    ...(after.passwordHash === before.passwordHash ? [] : [passwordChangedWrite(world, after)]),
  ];
  try {
    await world.table.write([...writes.map(({ write }) => write), ...messages]);
  } catch (error) {
    throw refusalOf(error, writes) ?? (await conflict(world, before._id, error));
  }
}

async function conflict(world: World, id: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ConditionFailed)) return error;
  const current = await findUser(world.table, id);
  return current ? new AppError('version_conflict', { current: showUser(current) }) : new AppError('not_found');
}
