import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import { secondFactorsKey, userKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import type { Sessions } from './sessions.ts';

const Authenticator = z.object({
  /** The secret that the app has, encrypted. */
  box: z.string(),
  /** The step of the last used code: an earlier or equal one is refused. */
  usedStep: z.number(),
  created: z.string(),
});

const Passkey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The id and the public key (COSE) by which the browser's authenticator is known, in base64url. */
  credential: z.string(),
  publicKey: z.string(),
  transports: z.optional(z.array(z.string())),
  /** How often it was used, by its own count; 0 for one that does not count. */
  counter: z.number(),
  created: z.string(),
  used: z._default(z.nullable(z.string()), null),
});
export type Passkey = z.infer<typeof Passkey>;

const Factors = z.object({
  authenticator: z._default(z.nullable(Authenticator), null),
  passkeys: z._default(z.readonly(z.array(Passkey)), []),
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: z._default(z.readonly(z.array(z.string())), []),
  /** Answered challenges of passkeys, until they end. */
  spent: z._default(z.readonly(z.array(z.object({ nonce: z.string(), until: z.number() }))), []),
  version: z.number(),
});

/** A user's second factors, beside the user, so that no other call reads them; the user tells whether there are any. */
export type Factors = z.infer<typeof Factors>;

export const NO_FACTORS: Factors = { authenticator: null, passkeys: [], recoveryCodes: [], spent: [], version: 0 };

const factorsOf = itemReader('secondFactors', { schema: Factors });

export function hasFactor({ authenticator, passkeys }: Factors): boolean {
  return authenticator !== null || passkeys.length > 0;
}

export async function findFactors(table: Table, userId: string): Promise<Factors> {
  const item = await table.get(secondFactorsKey(userId));
  return item ? factorsOf(item) : NO_FACTORS;
}

/** Stores a user's factors over those that were read; ConditionFailed where they have changed. */
export function factorsWrite(userId: string, before: Factors, after: Omit<Factors, 'version'>): Write {
  const put = { ...secondFactorsKey(userId), entity: 'secondFactors', ...after, version: before.version + 1 };
  if (before.version === 0) return { put, condition: 'attribute_not_exists(PK)' };
  return { put, condition: 'version = :before', values: { ':before': before.version } };
}

type Holder = { _id: string; epoch: number; sessions: Sessions };

/** The sessions after the first factor: the one that brought it, since all others were begun without. */
export function sessionsWithFactor({ sessions }: Holder, sessionId = ''): Sessions {
  const own = Object.hasOwn(sessions, sessionId) ? sessions[sessionId] : undefined;
  return own ? { [sessionId]: { ...own, hasFactor: true } } : {};
}

type Noted = { hasFactor: boolean; sessions: Sessions };

/** Notes in the user whether they have a second factor; ConditionFailed where their sessions, password or roles have changed. */
export function hasFactorWrite({ _id, epoch, sessions: before }: Holder, { hasFactor, sessions }: Noted): Write {
  return {
    update: userKey(_id),
    set: 'SET hasFactor = :has, sessions = :sessions',
    condition: 'epoch = :epoch AND (attribute_not_exists(sessions) OR sessions = :before)',
    values: { ':has': hasFactor, ':sessions': sessions, ':epoch': epoch, ':before': before },
  };
}

/** Notes in the user that they have no second factor any more, and ends their sessions; ConditionFailed where that has changed meanwhile. */
export function factorsLostWrite({ _id, epoch }: Omit<Holder, 'sessions'>): Write {
  return {
    update: userKey(_id),
    set: 'SET hasFactor = :no, sessions = :none ADD epoch :one',
    condition: 'epoch = :epoch AND hasFactor = :yes',
    values: { ':no': false, ':yes': true, ':none': {}, ':one': 1, ':epoch': epoch },
  };
}
