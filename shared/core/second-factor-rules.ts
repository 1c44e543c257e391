import type { StaffRole } from './roles.ts';

/** An installation's rules of second factors (rule 2.5). */
export type SecondFactorRules = {
  /** The roles whose holders must have one. */
  roles: readonly StaffRole[];
  /** Whether a grantor signs only in a login with one. */
  toGrant: boolean;
};

export const NO_SECOND_FACTOR_RULES: SecondFactorRules = { roles: [], toGrant: false };

export function mustHaveFactor({ roles }: SecondFactorRules, user: { roles: readonly StaffRole[] }): boolean {
  return user.roles.some((role) => roles.includes(role));
}
