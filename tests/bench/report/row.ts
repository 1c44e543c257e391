/** A line of the page: `misses target` tells without failing, `void` says that the measuring itself did not hold. */
export type Verdict = 'pass' | 'FAIL' | 'void' | 'misses target' | '';
export type Row = { item: string; what: string; measured: string; gate: string; verdict: Verdict };

export const passes = (isPassed: boolean): Verdict => (isPassed ? 'pass' : 'FAIL');
