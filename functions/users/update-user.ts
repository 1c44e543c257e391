import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mustHaveFactor } from '../../shared/core/second-factor-rules.ts';
import type { userApi } from '../../shared/users/user-api.ts';
import type { UserChange } from '../../shared/users/user.ts';
import { assignableRoles, editableFields, rolesAfter, type UserField } from '../../shared/users/user-rules.ts';
import { isGuessedFirst } from '../../shared/users/sign-pin.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { signPinHash } from '../security/pins/sign-pin.ts';
import { hashPassword, isPassword } from '../security/passwords/password.ts';
import { requirePassword } from '../security/passwords/require-password.ts';
import { renewedSessions } from '../security/sessions/sessions.ts';
import { staffJwt } from '../security/tokens/staff-token.ts';
import { accountNewsWrite } from '../messages/account-news.ts';
import { countSending } from '../messages/count-sending.ts';
import { changedUserWrites, findUser, normalizeEmail, type UserRecord } from '../store/entities/users/users.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { accountEntries } from './account-entries.ts';
import { emailRefusal, refusalOf } from './refused-write.ts';
import { showUser } from './show-user.ts';
import { userEventWrites } from './user-events.ts';
import { verificationWrites } from './verification-writes.ts';

type Update = { editor: Staff; before: UserRecord; change: UserChange; address: string };
type Updated = Reply<typeof userApi.update>;

/**
 * Saves the fields that the editor may change; the other fields stay. An unchanged user succeeds with any version. A user who changes their
 * own password or address gets a fresh token; every other session ends.
 */
export async function updateUser(world: World, update: Update): Promise<Updated> {
  const { editor, before, change, address } = update;
  const fields = editableFields(editor, before);
  refuseSecrets(change, fields);
  // Before the secrets are compared: only a caller with the password may learn whether the given secrets are the present ones.
  if (isGuarded(update))
    await requireConfirmed(world, { actor: editor, address, currentPassword: change.currentPassword });
  const after = await applyChange(world, update);
  if (orderedJson({ ...after, version: 0 }) === orderedJson({ ...before, version: 0 })) return showUser(before);
  await requireVersion(change, before, () => showUser(before));
  await requireFreeEmail(world, before, after);
  await countVerification(world, { before, after, address });
  await save(world, { editor, before, after });
  const [ownSession] = after.epoch === before.epoch ? [] : Object.keys(after.sessions);
  return { ...showUser(after), ...(ownSession ? { token: await staffJwt(world, after, ownSession) } : {}) };
}

/** Refuses a secret that the editor may not set, so that they do not believe it set. */
function refuseSecrets({ password, signPin }: UserChange, fields: ReadonlySet<UserField>): void {
  const isAllowed =
    (password === undefined || fields.has('password')) &&
    (signPin === undefined || fields.has(signPin === null ? 'signPinCleared' : 'signPin'));
  if (!isAllowed) throw new AppError('forbidden');
}

/** Whether a change requires the editor's password again (rule 6.2). */
function isGuarded({ editor, before, change }: Update): boolean {
  const { email } = allowedChange(change, editableFields(editor, before));
  const isPinOther = change.signPin !== undefined && (change.signPin !== null || before.signPinHash !== null);
  const isEmailOther = nextPending(before, email) !== before.pendingEmail;
  return (
    change.password !== undefined || isPinOther || isEmailOther || rolesOf({ editor, before, change }) !== before.roles
  );
}

function rolesOf({ editor, before, change }: Omit<Update, 'address'>): UserRecord['roles'] {
  const asked = change.roles ?? before.roles;
  return nextRoles(before, rolesAfter(asked, before.roles, assignableRoles(editor, before)));
}

async function applyChange(world: World, { editor, before, change }: Update): Promise<UserRecord> {
  const allowed = allowedChange(change, editableFields(editor, before));
  const { name, language, permitRole, company } = { ...before, ...allowed };
  const roles = rolesOf({ editor, before, change });
  const passwordHash = await nextPassword(world, before, change.password);
  const isPasswordOther = passwordHash !== before.passwordHash;
  // A pending address may come from the very person whom the new password is to keep out.
  const pendingEmail = nextPending(isPasswordOther ? { ...before, pendingEmail: null } : before, allowed.email);
  const isMoved = company !== before.company;
  const isRoleTaken = before.roles.some((role) => !roles.includes(role));
  const isEmailOther = pendingEmail !== before.pendingEmail;
  const isSessionOver = isMoved || isRoleTaken || isEmailOther || isPasswordOther || mustEnrolNow(world, before, roles);
  const next = {
    ...before,
    name,
    language,
    permitRole,
    company,
    roles,
    passwordHash,
    department: allowed.department === undefined ? (isMoved ? null : before.department) : allowed.department,
    pendingEmail,
    signPinHash: nextSignPin(world, before, change.signPin),
    ...(isSessionOver && endedSessions(world, editor, before)),
  };
  const isSame = orderedJson(next) === orderedJson(before);
  return isSame ? before : { ...next, isNew: false, version: before.version + 1 };
}

/** Whether new roles ask for a second factor that the user lacks: their sessions were begun without it (rule 2.5). */
function mustEnrolNow({ settings }: World, before: UserRecord, roles: UserRecord['roles']): boolean {
  const isAsked = mustHaveFactor(settings.secondFactor, { roles }) && !mustHaveFactor(settings.secondFactor, before);
  return isAsked && before.hasFactor !== true;
}

/** A change of a user's own keeps the session that it is made in. */
function endedSessions(world: World, editor: Staff, before: UserRecord): Pick<UserRecord, 'epoch' | 'sessions'> {
  const epoch = before.epoch + 1;
  const kept = editor.userId === before._id ? editor.sessionId : undefined;
  return { epoch, sessions: renewedSessions(world, { sessions: before.sessions, epoch }, kept) };
}

type Allowed = Pick<UserChange, 'email' | 'department'> &
  Partial<Pick<UserRecord, 'name' | 'language' | 'permitRole' | 'company'>>;

/** The given fields that the editor may change. */
function allowedChange(change: UserChange, fields: ReadonlySet<UserField>): Allowed {
  const given = Object.entries(change).filter(([name, value]) => value !== undefined && fields.has(name as UserField));
  return Object.fromEntries(given);
}

/** The same roles keep their stored order. */
function nextRoles(before: UserRecord, roles: UserRecord['roles']): UserRecord['roles'] {
  const isSame = roles.length === before.roles.length && roles.every((role) => before.roles.includes(role));
  return isSame ? before.roles : roles;
}

/** A new address is pending until the user follows the link mailed to it; giving the present address again leaves a pending one. */
function nextPending(before: UserRecord, email: string | undefined): string | null {
  if (email === undefined) return before.pendingEmail;
  return normalizeEmail(email) === normalizeEmail(before.email) ? before.pendingEmail : email;
}

/** The same password again is no change and ends no session. */
async function nextPassword(world: World, before: UserRecord, password: string | undefined): Promise<string> {
  if (password === undefined) return before.passwordHash;
  await requirePassword(world, { password, owner: before, tooShort: 'password_too_short' });
  if (await isPassword(password, before.passwordHash)) return before.passwordHash;
  return hashPassword(password, world.randomBytes(16));
}

function nextSignPin(world: World, before: UserRecord, signPin: string | null | undefined): string | null {
  if (signPin === undefined) return before.signPinHash;
  if (signPin !== null && isGuessedFirst(signPin))
    throw new AppError('pin_too_common', { issues: [{ path: 'signPin', code: 'pin_too_common' }] });
  return signPin === null ? null : signPinHash(world.keys, before._id, signPin);
}

async function requireFreeEmail(world: World, before: UserRecord, { pendingEmail }: UserRecord): Promise<void> {
  if (pendingEmail === null || pendingEmail === before.pendingEmail) return;
  const refusal = await emailRefusal(world, pendingEmail, before._id);
  if (refusal) throw refusal;
}

type Verification = { before: UserRecord; after: UserRecord; address: string };

/** Counts the mail that verifies a new address: 429 where client, user or address is over its limit. */
async function countVerification(world: World, { before, after, address }: Verification): Promise<void> {
  const to = after.pendingEmail;
  if (to === null || to === before.pendingEmail) return;
  await countSending(world, { kind: 'emailVerification', about: `user#${after._id}`, to, address });
}

type Saving = { editor: Staff; before: UserRecord; after: UserRecord };

async function save(world: World, { editor, before, after }: Saving): Promise<void> {
  const newEmail = after.pendingEmail === before.pendingEmail ? null : after.pendingEmail;
  const messages = [
    ...(newEmail === null ? [] : verificationWrites(world, after, newEmail, { isPaid: true })),
    ...(after.passwordHash === before.passwordHash
      ? []
      : [accountNewsWrite(world, after, { kind: 'passwordChanged' })]),
    ...(after.signPinHash === before.signPinHash ? [] : [accountNewsWrite(world, after, { kind: 'signPinChanged' })]),
  ];
  await saveOver(world, {
    writes: [
      ...changedUserWrites(before, after, world.now()),
      ...messages,
      ...accountEntries(world, { by: editor.userId, before, after }),
      ...userEventWrites(world, { editor, before, after }),
    ],
    current: async () => showUser(await loadStored(world, findUser, before._id)),
    refusalOf,
  });
}
