import type { Actor } from './actor.ts';
import type { StaffRole } from './roles.ts';

/**
 * Who may call an endpoint; any one rule is enough. `root` may call everything that staff may.
 * - `anyone`: no token needed.
 * - `roles`: a logged-in user with one of these roles, inside their own company.
 * - `loggedIn`: every logged-in user; what they see is decided by the handler (their own things).
 * - `own`: the holder of a token made for the very entity that the path's `id` names.
 * - `anyToken`: any valid token.
 */
export type Access = {
  anyone?: true;
  roles?: readonly StaffRole[];
  loggedIn?: true;
  own?: 'userForm' | 'card' | 'permit';
  anyToken?: true;
};

export function hasRole(actor: Actor, roles: readonly StaffRole[]): boolean {
  return actor.kind === 'staff' && (actor.roles.includes('root') || roles.some((role) => actor.roles.includes(role)));
}

/** The one permission question: the server refuses with it, the interface hides with it. */
export function mayCall(actor: Actor, access: Access, params: Readonly<Record<string, string>> = {}): boolean {
  if (access.anyone) return true;
  if (actor.kind === 'anonymous') return false;
  if (access.anyToken) return true;
  if (actor.kind === 'staff') return access.loggedIn === true || hasRole(actor, access.roles ?? []);
  return access.own === OWNED[actor.kind] && ownedId(actor) === params['id'];
}

const OWNED = { worker: 'userForm', cardHolder: 'card', reviewer: 'permit' } as const;

function ownedId(actor: Exclude<Actor, { kind: 'anonymous' | 'staff' }>): string {
  if (actor.kind === 'worker') return actor.userFormId;
  return actor.kind === 'cardHolder' ? actor.cardId : actor.permitId;
}
