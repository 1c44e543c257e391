import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { FactorProof, FactorWay, PasskeyAnswer, PasskeyRequest } from '../../shared/core/second-step.ts';
import { accountNewsWrite } from '../messages/account-news.ts';
import { countFailedConfirm } from '../security/confirmed-login.ts';
import { countFactorTry } from '../security/factors/count-factor-tries.ts';
import { passkeyRequest } from '../security/factors/passkeys.ts';
import { proveFactor } from '../security/factors/prove-factor.ts';
import { readSecondStepTicket, secondStepTicket } from '../security/factors/second-step-ticket.ts';
import { sealValue } from '../security/keys.ts';
import { findKnownDevice } from '../security/known-devices.ts';
import { securityWrite } from '../security/security-log.ts';
import { findFactors, type Factors } from '../store/entities/users/second-factors.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import type { Write } from '../store/table.ts';
import { loadStored } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { countFailedStep } from './count-failed-login.ts';

/** 401 `second_step_required` after a right password, with what the second step takes. */
export async function secondStepRequired(world: World, user: UserRecord): Promise<AppError> {
  const factors = await findFactors(world.table, user._id);
  const ticket = secondStepTicket(world, user);
  return new AppError('second_step_required', {
    secondStep: { ticket, ...askedWays(world, { userId: user._id, purpose: 'secondStep', factors }) },
  });
}

type Asked = { userId: string; purpose: 'secondStep' | 'confirm'; factors: Factors };
type Ways = { ways: FactorWay[]; passkey?: PasskeyRequest };

function askedWays(world: World, { userId, purpose, factors }: Asked): Ways {
  const { authenticator, passkeys, recoveryCodes } = factors;
  const hasPasskey = passkeys.length > 0;
  return {
    ways: [
      ...(authenticator ? (['code'] as const) : []),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(recoveryCodes.length > 0 && purpose === 'secondStep' ? (['recoveryCode'] as const) : []),
    ],
    ...(hasPasskey && { passkey: passkeyRequest(world, { purpose, userId }, passkeys) }),
  };
}

type Step = { ticket: string; proof: FactorProof; address: string; cookie: string | undefined };

/** The user of a login whose second step is right: 410 `expired` where the first is too long ago, 422 where the proof is wrong. */
export async function takeSecondStep(world: World, { ticket, proof, address, cookie }: Step): Promise<UserRecord> {
  const { userId, epoch } = readSecondStepTicket(world, ticket);
  const user = await findUser(world.table, userId);
  if (user?.epoch !== epoch) throw new AppError('expired');
  const device = findKnownDevice(world, user, cookie);
  const giveBack = await countFactorTry(world, proof, { purpose: 'secondStep', userId, address, device });
  const writesWith = (way: FactorWay) => (way === 'recoveryCode' ? recoveryWrites(world, user) : []);
  if (!(await proveFactor(world, { userId, purpose: 'secondStep', proof, writesWith }))) {
    await countFailedStep(world, { user, address });
    throw wrongProof(proof);
  }
  await giveBack();
  return user;
}

/** What tells of a recovery code that was used: a mail to its user, and the log. */
function recoveryWrites(world: World, user: UserRecord): Write[] {
  const { _id: by, company } = user;
  return [
    accountNewsWrite(world, user, { kind: 'recoveryCodeUsed' }),
    securityWrite(world, { kind: 'recoveryCodeUsed', company, by }),
  ];
}

/** How a user can confirm a login beside the password. */
export async function confirmWays(world: World, { userId }: Staff): Promise<Ways> {
  return askedWays(world, { userId, purpose: 'confirm', factors: await findFactors(world.table, userId) });
}

/** The user, where the proof of a second factor is right; each wrong code counts. A recovery code is for logins alone. */
export async function requireOwnFactor(
  world: World,
  { actor, address, given: { code, passkey } }: { actor: Staff; address: string; given: FactorProof },
): Promise<UserRecord> {
  const { userId } = actor;
  const proof = { code, passkey };
  const giveBack = await countFactorTry(world, proof, { purpose: 'confirm', userId, address });
  if (!(await proveFactor(world, { userId, purpose: 'confirm', proof }))) {
    await countFailedConfirm(world, actor, address);
    throw wrongProof(proof);
  }
  await giveBack();
  return loadStored(world, findUser, userId);
}

/** Answers of passkeys that nobody enrolled cost a look-up each. */
const PASSKEY_LOGINS: Limit = { name: 'passkeyLogin', most: 30, windowSeconds: 15 * 60 };

/** The user whom a passkey alone tells and proves; 422 `passkey_refused` otherwise, whatever was wrong. */
export async function takePasskeyLogin(world: World, passkey: PasskeyAnswer, address: string): Promise<UserRecord> {
  const network = sealValue(world.keys, 'address', address);
  await takeAttempt(world.table, PASSKEY_LOGINS, network, world.now());
  const user = await findUser(world.table, passkey.response.userHandle || 'nobody');
  const asked = { userId: user?._id ?? '', purpose: 'login' as const, proof: { passkey } };
  if (!user || !(await proveFactor(world, asked))) {
    if (user) await countFailedStep(world, { user, address, about: 'passkey' });
    throw new AppError('passkey_refused');
  }
  await giveBackAttempt(world.table, PASSKEY_LOGINS, network);
  return user;
}

function wrongProof({ passkey, code }: FactorProof): AppError {
  if (passkey) return new AppError('passkey_refused');
  const path = code === undefined ? 'recoveryCode' : 'code';
  return new AppError('wrong_code', { issues: [{ path, code: 'wrong_code' }] });
}
