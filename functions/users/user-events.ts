import type { Staff } from '../../shared/core/actor.ts';
import type { TrailEvent } from '../../shared/core/trail.ts';
import { trailWrite } from '../security/trail-write.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import { userKey } from '../store/keys.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

type Changed = { editor: Staff | undefined; before: UserRecord; after: UserRecord };

/** The lines of a user's trail of what a change of them changes, for the same transaction. */
export function userEventWrites(world: World, { editor, before, after }: Changed): Write[] {
  const told = (what: TrailEvent['what'], changes: Changes = []) =>
    trailWrite(world, userKey(after._id), editor, {
      what,
      ...(changes.length > 0 && { changes }),
      ...(editor === undefined && { how: 'link' }),
    });
  const facts = factChanges(before, after);
  const isAsked = after.pendingEmail !== null && after.pendingEmail !== before.pendingEmail;
  const isVerified = after.email === before.email && after.verifiedEmail && !before.verifiedEmail;
  return [
    ...(facts.length > 0 ? [told('changed', facts)] : []),
    ...(isAsked ? [told('emailAsked', [{ field: 'email', from: before.email, to: after.pendingEmail }])] : []),
    ...(before.email === after.email
      ? []
      : [told('emailChanged', [{ field: 'email', from: before.email, to: after.email }])]),
    ...(isVerified ? [told('emailVerified')] : []),
    ...(before.passwordHash === after.passwordHash ? [] : [told('passwordChanged')]),
    ...(before.signPinHash === after.signPinHash ? [] : [told('signPinChanged')]),
  ];
}

type Changes = NonNullable<TrailEvent['changes']>;

const TOLD = ['name', 'roles', 'permitRole', 'language'] as const;

/** Departments and companies are told without values: their names may change, their ids say nothing. */
function factChanges(before: UserRecord, after: UserRecord): Changes {
  const inWords = (user: UserRecord, field: (typeof TOLD)[number]) => [user[field] ?? ''].flat().join(' ');
  const told = TOLD.filter((field) => inWords(before, field) !== inWords(after, field));
  const moved = (['department', 'company'] as const).filter((field) => before[field] !== after[field]);
  return [
    ...told.map((field) => ({ field, from: inWords(before, field), to: inWords(after, field) })),
    ...moved.map((field) => ({ field, from: null, to: null })),
  ];
}
