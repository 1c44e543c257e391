import fc from 'fast-check';
import type { AnyShape } from '../../../shared/core/endpoint.ts';
import { filled, type Known } from './filled.ts';

const RUNS = 12;

/** Bodies of an endpoint with something in every field but the version. */
export const bodiesOf = ({ body }: AnyShape, known: Known = {}): fc.Arbitrary<object> => {
  if (!body) throw new Error('the endpoint takes no body');
  return filled(body, { version: undefined, ...known }) as fc.Arbitrary<object>;
};

/** Holds for bodies with something in every field; each run writes to the store. */
export const holdsForAll = <T>(
  bodies: fc.Arbitrary<T>,
  isKept: (body: T) => Promise<void>,
  numRuns = RUNS,
): Promise<void> => fc.assert(fc.asyncProperty(bodies, isKept), { numRuns, endOnFailure: true });
