import type { Board } from '../../../shared/boards/board.ts';
import { boardApi } from '../../../shared/boards/board-api.ts';
import { addressOf } from '../../../shared/core/endpoint.ts';
import { expireSession, session } from '../../app/session/session.ts';

/** Which board: by what its address holds, or a project's own for its staff. */
export type BoardSource = { kind: 'get' | 'zone' | 'ofProject'; id: string };

/** A board with the tag of the answer that brought it. */
export type HeldBoard = { board: Board; tag: string | null };

/**
 * The board as it is now; the held one where nothing has changed, 'gone' where there is none. Rejects where no answer came. Where the login
 * has ended, the page asks for the password once: a board stays open for days.
 */
export async function askBoard(
  { kind, id }: BoardSource,
  held: HeldBoard | undefined,
  signal: AbortSignal,
): Promise<HeldBoard | 'gone'> {
  const { authToken, refusals } = session();
  const isStaff = kind === 'ofProject';
  const headers = {
    accept: 'application/json',
    ...(held?.tag && { 'if-none-match': held.tag }),
    ...(isStaff && authToken && { authorization: `Bearer ${authToken}` }),
  };
  const address = `/api${addressOf(boardApi[kind], { params: { id } })}`;
  const response = await fetch(address, { headers, cache: 'no-store', signal });
  if (response.status === 304 && held) return held;
  if (response.status === 404) return 'gone';
  if (response.status === 401 && isStaff && authToken && refusals === 0) expireSession(authToken);
  if (!response.ok) throw new Error(`the board answered ${response.status}`);
  return { board: (await response.json()) as Board, tag: response.headers.get('etag') };
}
