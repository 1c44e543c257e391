import type { FactorProof } from '../../../shared/core/second-step.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../../store/limits/limits.ts';
import type { World } from '../../world.ts';
import { sealValue } from '../keys.ts';

/** For a login with the password, and for confirming one: a stolen session keeps its user from neither. */
const LIMITS = {
  secondStep: {
    ofPlace: { name: 'secondStep', most: 10, windowSeconds: 15 * 60 },
    ofAccount: { name: 'secondStepAccount', most: 20, windowSeconds: 3600 },
  },
  confirm: {
    ofPlace: { name: 'confirmFactor', most: 10, windowSeconds: 15 * 60 },
    ofAccount: { name: 'confirmFactorAccount', most: 20, windowSeconds: 3600 },
  },
} satisfies Record<string, { ofPlace: Limit; ofAccount: Limit }>;

type Try = {
  purpose: keyof typeof LIMITS;
  userId: string;
  address: string;
  /** The browser's id, where the user has logged in on it before: others' tries do not wait for it, nor it for theirs. */
  device?: string | undefined;
};

/** Counts a typed code before it is compared, and answers what gives it back; a passkey cannot be guessed and is not counted (rule 7.8). */
export async function countFactorTry(
  world: World,
  { code, recoveryCode }: FactorProof,
  { purpose, userId, address, device }: Try,
): Promise<() => Promise<void>> {
  if (code === undefined && recoveryCode === undefined) return () => Promise.resolve();
  const { ofPlace, ofAccount } = LIMITS[purpose];
  const place = device ?? sealValue(world.keys, 'address', address);
  const taken = [
    { limit: ofPlace, subject: `${userId}.${place}` },
    ...(device === undefined ? [{ limit: ofAccount, subject: userId }] : []),
  ];
  for (const { limit, subject } of taken) await takeAttempt(world.table, limit, subject, world.now());
  return async () => {
    for (const { limit, subject } of taken) await giveBackAttempt(world.table, limit, subject);
  };
}
