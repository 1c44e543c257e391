import type { SecurityKind } from '../../shared/security-log/security-kinds.ts';
import { securityWrite } from '../security/security-log.ts';
import type { UserRecord } from '../store/entities/users/users.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** The security log's entries of what a change of a user changes, for the same transaction. */
export function accountEntries(world: World, { by, before, after }: Changed): Write[] {
  const { _id: user, company } = after;
  const entry = (kind: SecurityKind, about?: string) =>
    securityWrite(world, { kind, company, by, user, ...(about !== undefined && { about }) });
  return [
    ...(before.roles === after.roles ? [] : [entry('rolesChanged', rolesTold(before, after))]),
    ...(after.pendingEmail === null || before.pendingEmail === after.pendingEmail ? [] : [entry('emailAsked')]),
    ...(before.email === after.email ? [] : [entry('emailChanged')]),
    ...(before.passwordHash === after.passwordHash ? [] : [entry('passwordChanged')]),
    ...(before.signPinHash === after.signPinHash ? [] : [entry('signPinChanged')]),
  ];
}

type Changed = { by: string | undefined; before: UserRecord; after: UserRecord };

function rolesTold({ roles: before }: UserRecord, { roles: after }: UserRecord): string {
  const given = after.filter((role) => !before.includes(role)).map((role) => `+${role}`);
  const taken = before.filter((role) => !after.includes(role)).map((role) => `-${role}`);
  return [...given, ...taken].join(' ');
}
