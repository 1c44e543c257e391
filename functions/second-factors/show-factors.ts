import { mustHaveFactor } from '../../shared/core/second-factor-rules.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { SecondFactors } from '../../shared/second-factors/second-factor-shapes.ts';
import type { Factors } from '../store/entities/users/second-factors.ts';
import type { World } from '../world.ts';

/** A user's factors without secrets. */
export function showFactors(
  { settings }: World,
  { authenticator, passkeys, recoveryCodes }: Factors,
  user: { roles: readonly StaffRole[] },
): SecondFactors {
  return {
    authenticator: authenticator && { created: authenticator.created },
    passkeys: passkeys.map(({ _id, name, created, used }) => ({ _id, name, created, used })),
    recoveryCodesLeft: recoveryCodes.length,
    isRequired: mustHaveFactor(settings.secondFactor, user),
  };
}
