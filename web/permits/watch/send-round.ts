import type { Permit } from '../../../shared/permits/permit.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { call } from '../../app/api/call.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { asReviewer } from '../sign/review-session.ts';

/** How a round goes: in a login, or by the PIN of a link. */
export type RoundWay = { token: string } | { pin: string };

/** Sends a round; one that could not go at once carries when it was made, by the clock of `sentAt`. */
export function sendRound(round: UnsentRound, way: RoundWay, sentAt?: string): Promise<Permit> {
  const { id, permitId, at, word, photo } = round;
  const made = sentAt === undefined ? {} : { at, sentAt };
  const body = { id, word, ...(photo !== undefined && { photo }), ...made };
  const params = { id: permitId };
  if ('token' in way) return call(permitApi.noteRound, { params, body }, way);
  const { pin } = way;
  return asReviewer({ permitId, pin }, ({ token }) =>
    call(permitApi.noteRound, { params, body: { signPin: pin, ...body } }, { token }),
  );
}
