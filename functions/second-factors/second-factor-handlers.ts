import type { Enrollee, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { secondFactorApi } from '../../shared/second-factors/second-factor-api.ts';
import type { Handlers } from '../http/answer.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { spentWith } from '../security/factors/challenge.ts';
import { checkMadePasskey, passkeyCreation } from '../security/factors/passkeys.ts';
import { newId } from '../security/random-ids.ts';
import { clientOf } from '../security/sessions/client.ts';
import { findFactors, type Passkey } from '../store/entities/users/second-factors.ts';
import { findUser } from '../store/entities/users/users.ts';
import { loadOwned, loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { beginAuthenticator, provedAuthenticator } from './authenticator.ts';
import { changeFactors } from './change-factors.ts';
import { resetFactors } from './reset-factors.ts';
import { showFactors } from './show-factors.ts';

const MOST_PASSKEYS = 10;

type Own = { world: World; actor: Staff | Enrollee; address: string; device: { agent: string | undefined } };

export const secondFactorHandlers = {
  get: async ({ world, actor }) => showFactors(world, await findFactors(world.table, actor.userId), actor),

  beginAuthenticator: async (call) => {
    await requireRecent(call);
    const { _id: userId, email } = await loadStored(call.world, findUser, call.actor.userId);
    return beginAuthenticator(call.world, { userId, email });
  },

  saveAuthenticator: async (call) => {
    await requireRecent(call);
    const authenticator = provedAuthenticator(call.world, { ...call.body, userId: call.actor.userId });
    return changeOwn(call, { ...added('authenticator'), change: (before) => ({ ...before, authenticator }) });
  },

  removeAuthenticator: async (call) => {
    await requireRecent(call);
    return changeOwn(call, {
      ...removed('authenticator'),
      change: (before) => {
        if (!before.authenticator) throw new AppError('invalid_state');
        return { ...before, authenticator: null };
      },
    });
  },

  beginPasskey: async (call) => {
    await requireRecent(call);
    const { world, actor } = call;
    const { passkeys } = await findFactors(world.table, actor.userId);
    if (passkeys.length >= MOST_PASSKEYS) throw new AppError('invalid_state');
    return passkeyCreation(world, await loadStored(world, findUser, actor.userId), passkeys);
  },

  savePasskey: async (call) => {
    await requireRecent(call);
    const { world, actor, body } = call;
    const checked = await checkMadePasskey(world, actor.userId, body.passkey);
    if (!checked) throw new AppError('passkey_refused');
    const made = {
      _id: newId(world),
      name: body.name,
      created: world.now().toISOString(),
      used: null,
      ...checked.made,
    };
    return changeOwn(call, {
      ...added('passkey'),
      change: (before) => {
        const spent = spentWith(world, before.spent, checked.spent);
        const isKnown = before.passkeys.some(({ credential }) => credential === made.credential);
        if (!spent || isKnown) throw new AppError('passkey_refused');
        if (before.passkeys.length >= MOST_PASSKEYS) throw new AppError('invalid_state');
        return { ...before, spent, passkeys: [...before.passkeys, made] };
      },
    });
  },

  removePasskey: async (call) => {
    await requireRecent(call);
    const isOther = ({ _id }: Passkey) => _id !== call.params.id;
    return changeOwn(call, {
      ...removed('passkey'),
      change: (before) => {
        const passkeys = before.passkeys.filter(isOther);
        return passkeys.length === before.passkeys.length ? before : { ...before, passkeys };
      },
    });
  },

  drawRecoveryCodes: async (call) => {
    await requireRecent(call);
    return changeOwn(call, {
      entry: { kind: 'recoveryCodesDrawn' },
      drawsCodes: true,
      change: (before) => {
        if (!before.authenticator && before.passkeys.length === 0) throw new AppError('invalid_state');
        return before;
      },
    });
  },

  reset: async ({ world, actor, params, address }) => {
    const user = await loadOwned(world, { actor, find: findUser, id: params.id });
    await resetFactors(world, { editor: actor, user, address });
    return {};
  },
} satisfies Handlers<typeof secondFactorApi>;

type Factor = 'authenticator' | 'passkey';
const added = (about: Factor) => ({ news: 'secondFactorAdded', entry: { kind: 'factorAdded', about } }) as const;
const removed = (about: Factor) => ({ news: 'secondFactorRemoved', entry: { kind: 'factorRemoved', about } }) as const;

/** Who had to enrol has given their password just before; a login is to be confirmed (rule 6.2). */
async function requireRecent({ world, actor, address }: Own): Promise<void> {
  if (actor.kind === 'staff') await requireConfirmed(world, { actor, address, currentPassword: undefined });
}

function changeOwn(
  { world, actor, address, device }: Own,
  change: Omit<Parameters<typeof changeFactors>[1], 'actor' | 'client'>,
) {
  return changeFactors(world, { ...change, actor, client: clientOf({ agent: device.agent, address }) });
}
