import type { Caller } from './callers.ts';
import type { Row, Who } from './row.ts';
import type { Kind } from './things.ts';

/** Whose thing a call names; none where the path names nothing. */
export type Place = 'own company' | 'other company' | 'nothing';

type Verdict = 'yes' | 'no';

type About = { place: Place; kind: Kind | undefined; method: string };

/** What the rows say of a caller, a row and a place. */
export function expected(caller: Caller, row: Row, { place, kind, method }: About): Verdict {
  if (row.who.includes('anyone')) return 'yes';
  if (caller.kind === 'anonymous') return 'no';
  if (!mayByKey(caller, row, method)) return 'no';
  if (row.who.includes('anyToken')) return 'yes';
  if (isOwn(caller, row, { place, kind })) return 'yes';
  if (caller.kind !== 'staff') return 'no';
  if (caller.roles.includes('root')) return row.who.some(isOfStaff) ? 'yes' : 'no';
  const isFar = place !== 'nothing' && (place === 'other company') !== (caller.isStranger === true);
  if (isFar && !row.everywhere) return 'no';
  return isStaffLetIn(caller, row) ? 'yes' : 'no';
}

function isStaffLetIn({ roles, isKey }: Caller, { who }: Row): boolean {
  return (who.includes('loggedIn') && !isKey) || who.some((one) => roles.includes(one as never));
}

/** A key reads what its roles read, and changes what is said of it. */
function mayByKey({ isKey }: Caller, { keys }: Row, method: string): boolean {
  return !isKey || (keys ?? method === 'GET');
}

/** `own` alone is no business of root's: nobody signs for somebody else. */
function isOfStaff(who: Who): boolean {
  return who !== 'own' && who !== 'self' && who !== 'print';
}

/** A token is made for the very thing, wherever it is; the claimer and the user are of the first company. */
function isOwn(caller: Caller, row: Row, { place, kind }: Omit<About, 'method'>): boolean {
  const isHere = place === 'own company';
  if (caller.kind === 'viewer') return row.who.includes('print') && kind === 'permit';
  if (caller.owns === 'self') return isHere && row.who.includes('self');
  if (!row.who.includes('own')) return false;
  if (caller.owns === 'claim') return isHere && kind === 'userForm';
  if (caller.owns !== 'thing') return false;
  return (
    (caller.kind === 'worker' && kind === 'userForm') ||
    (caller.kind === 'cardHolder' && kind === 'card') ||
    (caller.kind === 'reviewer' && kind === 'permit')
  );
}

const CLOSED = new Set(['unauthorized', 'forbidden', 'not_found', 'form_not_found']);
const CLOSED_TO_ANYONE = new Set(['unauthorized', 'forbidden']);

/** What an answer says: refused for who asks, or let in, whatever became of it then. A fault is neither. */
export function found(
  { status, body }: { status: number; body: { code?: string } },
  row: Row,
): Verdict | `fault ${number}` {
  if (status >= 500 && body.code !== 'not_configured') return `fault ${status}`;
  // To what anyone may call, a thing that is not there is no matter of who asks.
  const closed = row.who.includes('anyone') ? CLOSED_TO_ANYONE : CLOSED;
  return status >= 400 && closed.has(body.code ?? '') ? 'no' : 'yes';
}
