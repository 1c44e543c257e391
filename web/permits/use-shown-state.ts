import type { PermitState } from '../../shared/permits/permit-state.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { stateAt } from './shown-permit.ts';
import { useClock } from './use-clock.ts';

/** The state of a permit by the clock of this device, as it passes. */
export function useShownState(permit: Permit): PermitState {
  return stateAt(permit, useClock());
}
