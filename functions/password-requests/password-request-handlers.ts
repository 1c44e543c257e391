import { AppError } from '../../shared/core/errors.ts';
import type { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import type { PasswordRequest } from '../../shared/password-requests/password-request-shapes.ts';
import type { Handlers } from '../http/answer.ts';
import { passwordRequestHash } from '../security/passwords/password-link.ts';
import { newId } from '../security/random-ids.ts';
import { countAsking } from '../messages/count-sending.ts';
import { isReplay, writeOnce } from '../store/once.ts';
import { findPasswordRequest, type PasswordRequestRecord } from '../store/entities/users/password-requests.ts';
import { passwordAskWrite } from '../store/due/kinds/password-ask.ts';
import type { World } from '../world.ts';
import { setPassword } from './set-password.ts';

const ASKED = { success: true } as const;

export const passwordRequestHandlers = {
  create: async ({ world, query, body, address, once }) => {
    const now = world.now();
    if (once && (await isReplay(world.table, once, now))) return ASKED;
    const counted = await countAsking(world, { kind: 'passwordReset', to: body.email, address });
    if (!counted) return ASKED;
    const { language } = query;
    const ask = { email: body.email, ...(language && { language }), ...counted };
    const writes = [passwordAskWrite(newId(world), now.toISOString(), ask)];
    await writeOnce(world.table, { once, now, result: ASKED, writes });
    return ASKED;
  },

  get: async ({ world, params }) => {
    const request = await findPasswordRequest(world.table, passwordRequestHash(world, params.id));
    return request ? showRequest(params.id, request, isOver(world, request)) : unknownRequest(params.id);
  },

  reset: async ({ world, params, body }) => {
    const request = await findPasswordRequest(world.table, passwordRequestHash(world, params.id));
    if (!request) throw new AppError('not_found');
    if (isOver(world, request)) throw new AppError('expired');
    await setPassword(world, request, body);
    return showRequest(params.id, { ...request, isUsed: true }, true);
  },
} satisfies Handlers<typeof passwordRequestApi>;

function isOver(world: World, { isUsed, expires }: PasswordRequestRecord): boolean {
  return isUsed || expires <= world.now().toISOString();
}

function showRequest(id: string, request: PasswordRequestRecord, isExpired: boolean): PasswordRequest {
  const { email, language, isUsed, isInvitation } = request;
  const used = isInvitation ? { isUsed } : {};
  return { _id: id, id, email: isExpired ? '' : email, language, isExpired, ...used, notFound: false };
}

function unknownRequest(id: string): PasswordRequest {
  return { _id: id, id, email: '', language: 'fi', isExpired: false, notFound: true };
}
