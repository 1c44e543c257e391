import type { FactorProof, FactorWay } from '../../../shared/core/second-step.ts';
import { factorsWrite, findFactors, type Factors } from '../../store/entities/users/second-factors.ts';
import type { Write } from '../../store/table.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { openBox, encryptBox } from '../sealed-box.ts';
import { spentWith, type Scope } from './challenge.ts';
import { checkPasskey } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

type Purpose = Exclude<Scope['purpose'], 'enrol'>;
type Asked = {
  userId: string;
  purpose: Purpose;
  proof: FactorProof;
  /** What else is written with a right proof. */
  writesWith?: (way: FactorWay) => Write[];
};

/** What proved it, and the factors after it. */
export type Proved = { way: FactorWay; factors: Factors };

/**
 * Takes one proof of a user's second factor; undefined for a wrong one. What proved it is used up in the same write that notes it, so that
 * no code, challenge or recovery code counts twice, however many calls bring it at once.
 */
export async function proveFactor(world: World, asked: Asked): Promise<Proved | undefined> {
  return untilWritten(async () => {
    const before = await findFactors(world.table, asked.userId);
    const proved = await provedBy(world, before, asked);
    if (!proved) return undefined;
    const more = asked.writesWith?.(proved.way) ?? [];
    await world.table.write([factorsWrite(asked.userId, before, proved.factors), ...more]);
    return proved;
  });
}

async function provedBy(world: World, before: Factors, asked: Asked): Promise<Proved | undefined> {
  const { proof } = asked;
  if (proof.passkey !== undefined) return provedByPasskey(world, before, asked);
  if (proof.code !== undefined) return provedByCode(world, before, proof.code);
  if (proof.recoveryCode !== undefined) return provedByRecoveryCode(world, before, asked);
  return undefined;
}

function provedByCode(world: World, before: Factors, code: string): Proved | undefined {
  const { authenticator } = before;
  if (!authenticator) return undefined;
  const secret = openBox(world.keys, authenticator.box);
  const used = { code, now: world.now(), usedStep: authenticator.usedStep };
  const usedStep = stepOfCode(Buffer.from(secret, 'base64url'), used);
  if (usedStep === undefined) return undefined;
  const factors = { ...before, authenticator: { ...authenticator, usedStep, box: encryptBox(world.keys, secret) } };
  return { way: 'code', factors };
}

function provedByRecoveryCode(world: World, before: Factors, { userId, proof }: Asked): Proved | undefined {
  const hash = recoveryCodeHash(world, userId, proof.recoveryCode ?? '');
  if (!before.recoveryCodes.includes(hash)) return undefined;
  const recoveryCodes = before.recoveryCodes.filter((one) => one !== hash);
  return { way: 'recoveryCode', factors: { ...before, recoveryCodes } };
}

async function provedByPasskey(
  world: World,
  before: Factors,
  { userId, purpose, proof: { passkey: answer } }: Asked,
): Promise<Proved | undefined> {
  if (!answer) return undefined;
  const scope: Scope = { purpose, userId: purpose === 'login' ? undefined : userId };
  const answered = await checkPasskey(world, { scope, passkeys: before.passkeys, answer });
  const spent = answered && spentWith(world, before.spent, answered.spent);
  if (!spent) return undefined;
  const passkeys = before.passkeys.map((one) => (one._id === answered.passkey._id ? answered.passkey : one));
  return { way: 'passkey', factors: { ...before, passkeys, spent } };
}
