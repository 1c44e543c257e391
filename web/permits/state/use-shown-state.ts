import type { PermitState } from '../../../shared/permits/permit-state.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { stateAt } from './shown-permit.ts';
import { useClock } from '../../ui/use-clock.ts';

/** A permit's state by this device's clock, kept up to date. */
export function useShownState(permit: Permit): PermitState {
  return stateAt(permit, useClock());
}
