import { AppError } from '../../shared/core/errors.ts';
import { mustHaveFactor } from '../../shared/core/second-factor-rules.ts';
import type { sessionApi } from '../../shared/sessions/session-api.ts';
import type { Handlers } from '../http/answer.ts';
import { requireOwnPassword } from '../security/confirmed-login.ts';
import { passkeyRequest } from '../security/factors/passkeys.ts';
import { clientOf } from '../security/sessions/client.ts';
import { findKnownDevice, rememberDevice } from '../security/known-devices.ts';
import { isPassword, UNMATCHED_HASH } from '../security/passwords/password.ts';
import { enrolmentToken } from '../security/tokens/enrolment-token.ts';
import { staffJwt, staffToken } from '../security/tokens/staff-token.ts';
import { findUserForLogin } from '../store/entities/users/users.ts';
import { countFailedLogin } from './count-failed-login.ts';
import { countLogin, giveBack } from './count-login.ts';
import { confirmWays, requireOwnFactor, secondStepRequired, takePasskeyLogin, takeSecondStep } from './second-step.ts';

export const loginHandlers = {
  login: async ({ world, body, address, proof, device }) => {
    const user = await findUserForLogin(world.table, body.email);
    const known = user && findKnownDevice(world, user, device.cookie);
    const taken = await countLogin(world, { ...body, address, proof, device: known });
    if (!(await isPassword(body.password, user?.passwordHash ?? UNMATCHED_HASH)) || !user) {
      await countFailedLogin(world, { user, email: body.email, address });
      throw new AppError('loginFailed');
    }
    await giveBack(world, taken);
    if (user.hasFactor === true) throw await secondStepRequired(world, user);
    if (mustHaveFactor(world.settings.secondFactor, user)) return enrolmentToken(world, user);
    device.keep(rememberDevice(world, user, device.cookie));
    return staffToken(world, user, clientOf({ agent: device.agent, address }));
  },

  secondStep: async ({ world, body: { ticket, ...proof }, address, device }) => {
    const user = await takeSecondStep(world, { ticket, proof, address, cookie: device.cookie });
    device.keep(rememberDevice(world, user, device.cookie));
    return staffToken(world, user, { ...clientOf({ agent: device.agent, address }), hasFactor: true });
  },

  passkeyRequest: ({ world }) => Promise.resolve(passkeyRequest(world, { purpose: 'login', userId: undefined })),

  passkeyLogin: async ({ world, body, address, device }) => {
    const user = await takePasskeyLogin(world, body.passkey, address);
    device.keep(rememberDevice(world, user, device.cookie));
    return staffToken(world, user, { ...clientOf({ agent: device.agent, address }), hasFactor: true });
  },

  confirmWays: ({ world, actor }) => confirmWays(world, actor),

  confirm: async ({ world, actor, body: { password, ...given }, address }) => {
    const isFactor = Object.values(given).some((proof) => proof !== undefined);
    if (!isFactor && password === undefined)
      throw new AppError('validation_failed', { issues: [{ path: 'password', code: 'required' }] });
    const user = isFactor
      ? await requireOwnFactor(world, { actor, address, given })
      : await requireOwnPassword(world, { actor, password: password ?? '', address, path: 'password' });
    return { token: await staffJwt(world, user, actor.sessionId ?? '') };
  },
} satisfies Handlers<typeof sessionApi>;
