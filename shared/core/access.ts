import type { Actor, Anonymous, CardHolder, Enrollee, Reviewer, Staff, Worker } from './actor.ts';
import type { StaffRole } from './roles.ts';

/**
 * Who may call an endpoint; any one rule is enough. `root` may call everything that staff may.
 * - `anyone`: no token needed.
 * - `roles`: a logged-in user with one of these roles, inside their own company.
 * - `loggedIn`: every logged-in user; the handler decides what they see (their own things).
 * - `enrolling`: a user who must enrol a second factor before anything else; no other rule but `anyone` lets them in.
 * - `own`: the holder of a token for the entity of the path's `id`.
 * - `anyToken`: any valid token.
 *
 * `keys` lets an API key with one of the roles make a change; without it, keys only read (rule 20.3).
 */
export type Access = {
  anyone?: true;
  roles?: readonly StaffRole[];
  loggedIn?: true;
  enrolling?: true;
  own?: 'userForm' | 'card' | 'permit';
  anyToken?: true;
  keys?: true;
};

export function hasRole(actor: Actor, roles: readonly StaffRole[]): boolean {
  return actor.kind === 'staff' && (actor.roles.includes('root') || roles.some((role) => actor.roles.includes(role)));
}

/** The single permission check: the server refuses by it, the interface hides by it. */
export function mayCall(actor: Actor, access: Access, params: Readonly<Record<string, string>> = {}): boolean {
  if (access.anyone) return true;
  if (actor.kind === 'anonymous') return false;
  if (actor.kind === 'enrollee') return access.enrolling === true;
  if (access.anyToken) return true;
  if (actor.kind === 'staff') return (access.loggedIn === true && !actor.isKey) || hasRole(actor, access.roles ?? []);
  return access.own === OWNED[actor.kind] && ownedId(actor) === params['id'];
}

/** Whether the caller may call this way: an API key reads, and makes only the changes that are marked for keys. */
export function mayCallSo(actor: Actor, { method, access }: { method: string; access: Access }): boolean {
  const isByKey = actor.kind === 'staff' && actor.isKey === true;
  return !isByKey || method === 'GET' || access.keys === true || access.anyone === true;
}

/** The actors that `mayCall` can let through. */
export type Caller<A extends Access> = Access extends A
  ? Actor
  : A extends { anyone: true }
    ? Actor
    : A extends { anyToken: true }
      ? Exclude<Actor, Anonymous | Enrollee>
      :
          | (A extends { roles: readonly StaffRole[] } | { loggedIn: true } ? Staff : never)
          | (A extends { enrolling: true } ? Enrollee : never)
          | (A extends { own: keyof Owners } ? Owners[A['own']] : never);

type Owners = { userForm: Worker; card: CardHolder; permit: Reviewer };

const OWNED = { worker: 'userForm', cardHolder: 'card', reviewer: 'permit' } as const;

function ownedId(actor: Worker | CardHolder | Reviewer): string {
  if (actor.kind === 'worker') return actor.userFormId;
  return actor.kind === 'cardHolder' ? actor.cardId : actor.permitId;
}
