import type { Enrollee, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mustHaveFactor } from '../../shared/core/second-factor-rules.ts';
import type { ChangedFactors } from '../../shared/second-factors/second-factor-shapes.ts';
import { accountNewsWrite } from '../messages/account-news.ts';
import { drawRecoveryCodes, recoveryCodeHash } from '../security/factors/recovery-codes.ts';
import type { Client } from '../security/sessions/client.ts';
import { securityWrite, type SecurityEvent } from '../security/security-log.ts';
import { staffToken } from '../security/tokens/staff-token.ts';
import {
  factorsWrite,
  findFactors,
  hasFactor,
  hasFactorWrite,
  sessionsWithFactor,
  type Factors,
} from '../store/entities/users/second-factors.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { showFactors } from './show-factors.ts';

type Change = {
  actor: Staff | Enrollee;
  client: Client;
  /** What the user is told by mail. */
  news?: 'secondFactorAdded' | 'secondFactorRemoved';
  /** What the security log tells. */
  entry: Pick<SecurityEvent, 'kind' | 'about'>;
  /** Draws recovery codes in the place of all earlier ones. */
  drawsCodes?: boolean;
  /** The factors after it, from those before: the same where there is nothing to change; throws where they allow no such change. */
  change: (before: Factors) => Factors;
};

type Written = { user: UserRecord; factors: Factors; recoveryCodes: string[] | undefined };

/**
 * Changes a user's own factors. The first one brings recovery codes and ends every other session, since those were begun without it; whoever
 * had to enrol is logged in with it. 409 `invalid_state` where the last one of a user whose role asks for one would go.
 */
export async function changeFactors(world: World, change: Change): Promise<ChangedFactors> {
  const { user, factors, recoveryCodes } = await untilWritten(() => writeChange(world, change));
  const { actor, client } = change;
  return {
    ...showFactors(world, factors, user),
    ...(recoveryCodes && { recoveryCodes }),
    ...(actor.kind === 'enrollee' && { login: await staffToken(world, user, { ...client, hasFactor: true }) }),
  };
}

async function writeChange(world: World, { actor, news, entry, drawsCodes = false, change }: Change): Promise<Written> {
  const user = await loadStored(world, findUser, actor.userId);
  const before = await findFactors(world.table, user._id);
  const changed = change(before);
  if (changed === before && !drawsCodes) return { user, factors: before, recoveryCodes: undefined };
  const isFirst = !hasFactor(before);
  if (!hasFactor(changed) && mustHaveFactor(world.settings.secondFactor, user)) throw new AppError('invalid_state');
  const recoveryCodes = isFirst || drawsCodes ? drawRecoveryCodes(world) : undefined;
  const factors = { ...changed, recoveryCodes: hashesAfter(world, changed, { userId: user._id, recoveryCodes }) };
  const sessions =
    isFirst && hasFactor(factors)
      ? sessionsWithFactor(user, actor.kind === 'staff' ? actor.sessionId : undefined)
      : user.sessions;
  const after = { ...user, hasFactor: hasFactor(factors), sessions };
  const isNoted = user.hasFactor === after.hasFactor;
  await world.table.write([
    factorsWrite(user._id, before, factors),
    ...(isNoted ? [] : [hasFactorWrite(user, after)]),
    ...(news ? [accountNewsWrite(world, user, { kind: news })] : []),
    securityWrite(world, { ...entry, company: user.company, by: user._id }),
  ]);
  return { user: after, factors, recoveryCodes };
}

function hashesAfter(
  world: World,
  changed: Factors,
  { userId, recoveryCodes }: { userId: string; recoveryCodes: readonly string[] | undefined },
): readonly string[] {
  if (!hasFactor(changed)) return [];
  return recoveryCodes?.map((code) => recoveryCodeHash(world, userId, code)) ?? changed.recoveryCodes;
}
