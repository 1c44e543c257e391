import { useCallback, useMemo, useState } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { keyOf, knownPeople, type Candidate, type PermitPeople } from './permit-people.ts';

/** The people with known names on this page: those of the saved permit, and those selected since it opened. */
export function useKnownPeople({ persons }: Pick<Permit, 'persons'>): Omit<PermitPeople, 'permit' | 'Picker'> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const known = useMemo(() => new Map([...knownPeople(persons), ...chosen]), [persons, chosen]);
  const remember = useCallback(
    (candidates: readonly Candidate[]) =>
      setChosen((before) => new Map([...before, ...candidates.map((each) => [keyOf(each.selected), each] as const)])),
    [],
  );
  return useMemo(() => ({ known, remember }), [known, remember]);
}
