import type { MeasuredLists } from '../ratios/measured-lists.ts';
import { shownRatio } from './ratio-rows.ts';
import { passes, type Row } from './row.ts';

const MEASURED: Readonly<Record<keyof MeasuredLists, { what: string; gate?: number; target?: number }>> = {
  inductions: { what: 'a page of the inductions of a form / bare Hono handler with the same requests', gate: 1.35 },
  search: { what: 'a page found by the beginning of a word / bare Hono handler with the same requests', gate: 1.4 },
  searchOverList: {
    what: 'a page found by the beginning of a word / a page of the same list, which takes a request less',
    target: 1.3,
  },
  cards: { what: "a page of a project's cards / bare Hono handler with the same requests", gate: 1.3 },
  permits: { what: "a page of a project's permits / bare Hono handler with the same requests", gate: 1.4 },
};

/** What lists take of the processor; the gate is on the upper end of the interval. */
export function listRows(lists: MeasuredLists): Row[] {
  return (Object.keys(MEASURED) as (keyof MeasuredLists)[]).map((name) => {
    const { what, gate, target } = MEASURED[name];
    const { cpu, candidateMilliseconds, floorMilliseconds } = lists[name];
    const missed = target !== undefined && cpu.high > target ? 'misses target' : '';
    return {
      item: 'lists',
      what: `${what}, CPU (${candidateMilliseconds.toFixed(2)} / ${floorMilliseconds.toFixed(2)} ms)`,
      measured: shownRatio(cpu),
      gate: gate === undefined ? targetText(target) : `${gate}x`,
      verdict: gate === undefined ? missed : passes(cpu.high <= gate),
    };
  });
}

const targetText = (target: number | undefined) => (target === undefined ? '' : ` (target ${target}x)`);
