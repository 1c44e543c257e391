import { isAppError } from '../../shared/core/errors.ts';
import { sealValue } from '../security/keys.ts';
import { isProven, proofRequired } from '../security/proof-of-work.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import { noteLoginWave } from '../store/due/kinds/login-wave.ts';
import { normalizeEmail } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

const QUARTER_SECONDS = 15 * 60;
const OF_DEVICE: Limit = { name: 'loginDevice', most: 10, windowSeconds: QUARTER_SECONDS };
const OF_ADDRESS: Limit = { name: 'login', most: 10, windowSeconds: QUARTER_SECONDS };
const OF_ACCOUNT: Limit = { name: 'loginAccount', most: 50, windowSeconds: QUARTER_SECONDS };
/** First tries from addresses without failures of their own; the account's failures do not block these. */
const FIRST_TRIES: Limit = { name: 'loginFirstTries', most: 100, windowSeconds: 3600 };

export type LoginTry = {
  email: string;
  password: string;
  address: string;
  proof: string | undefined;
  /** The browser's id, where the user has logged in on it before. */
  device: string | undefined;
};

/** The limits that a try has charged, to be given back when the password is right. */
type Taken = readonly { limit: Limit; subject: string }[];

/**
 * Counts a login before the password is compared. Other people's failures lock nobody out: a known device has a limit of its own, and an
 * address without failures has a first try, with a proof of work where such tries are many (rule 7.4).
 */
export async function countLogin(world: World, login: LoginTry): Promise<Taken> {
  const account = sealValue(world.keys, 'login', normalizeEmail(login.email));
  if (login.device !== undefined) {
    const ofDevice = { limit: OF_DEVICE, subject: `${account}.${login.device}` };
    await take(world, ofDevice);
    return [ofDevice];
  }
  const network = sealValue(world.keys, 'address', login.address);
  const ofAddress = { limit: OF_ADDRESS, subject: `${account}.${network}` };
  const isFirst = (await take(world, ofAddress)) === OF_ADDRESS.most - 1;
  // The account with this exact password: a replayed proof tries the same password.
  const tried = { purpose: 'login', subject: `${account}\n${login.password}`, address: network };
  if (isFirst && isProven(world, tried, login.proof)) return [ofAddress];
  const ofAccount = { limit: isFirst ? FIRST_TRIES : OF_ACCOUNT, subject: account };
  try {
    if ((await take(world, ofAccount)) === 0) await noteLoginWave(world.table, account, login.email, world.now());
  } catch (error) {
    if (!isAppError(error)) throw error;
    await giveBack(world, [ofAddress]);
    if (!isFirst) throw error;
    throw proofRequired(world, tried, error.detail.retryAfterSeconds ?? 1);
  }
  return [ofAddress, ofAccount];
}

export async function giveBack({ table }: World, taken: Taken): Promise<void> {
  for (const { limit, subject } of taken) await giveBackAttempt(table, limit, subject);
}

function take({ table, now }: World, { limit, subject }: Taken[number]): Promise<number> {
  return takeAttempt(table, limit, subject, now());
}
