import { AppError } from '../../shared/core/errors.ts';
import { passwordRequestApi, type PasswordRequest } from '../../shared/password-requests/password-request-api.ts';
import { answer, type App } from '../http/answer.ts';
import { passwordRequestHash } from '../http/password-link.ts';
import { newId } from '../http/random-ids.ts';
import { isAskingAllowed } from '../messages/count-sending.ts';
import { isReplay, writeOnce } from '../store/once.ts';
import { findPasswordRequest, passwordAskWrite, type PasswordRequestRecord } from '../store/password-requests.ts';
import type { World } from '../world.ts';
import { setPassword } from './set-password.ts';

const ASKED = { success: true } as const;

export function mountPasswordRequests(app: App, world: World): void {
  answer(app, world, passwordRequestApi.create, async ({ query, body, address, once }) => {
    const now = world.now();
    if (once && (await isReplay(world.table, once, now))) return ASKED;
    if (!(await isAskingAllowed(world, { kind: 'passwordReset', to: body.email, address }))) return ASKED;
    const { language } = query;
    const ask = passwordAskWrite(newId(world), now.toISOString(), { email: body.email, ...(language && { language }) });
    await writeOnce(world.table, { once, now, result: ASKED, writes: [ask] });
    return ASKED;
  });

  answer(app, world, passwordRequestApi.get, async ({ params }) => {
    const request = await findPasswordRequest(world.table, passwordRequestHash(world, params.id));
    return request ? shown(params.id, request, isOver(world, request)) : unknownRequest(params.id);
  });

  answer(app, world, passwordRequestApi.reset, async ({ params, body }) => {
    const request = await findPasswordRequest(world.table, passwordRequestHash(world, params.id));
    if (!request) throw new AppError('not_found');
    if (isOver(world, request)) throw new AppError('expired');
    await setPassword(world, request, body);
    return shown(params.id, { ...request, isUsed: true }, true);
  });
}

function isOver(world: World, { isUsed, expires }: PasswordRequestRecord): boolean {
  return isUsed || expires <= world.now().toISOString();
}

function shown(id: string, request: PasswordRequestRecord, isExpired: boolean): PasswordRequest {
  const { email, language, isUsed, isInvitation } = request;
  const used = isInvitation ? { isUsed } : {};
  return { _id: id, id, email: isExpired ? '' : email, language, isExpired, ...used, notFound: false };
}

function unknownRequest(id: string): PasswordRequest {
  return { _id: id, id, email: '', language: 'fi', isExpired: false, notFound: true };
}
