import type { MeasuredLists } from '../ratios/measured-lists.ts';
import { shownRatio } from './ratio-rows.ts';
import { passes, type Row } from './row.ts';

const MEASURED: Readonly<Record<keyof MeasuredLists, { what: string; gate?: number }>> = {
  inductions: { what: 'a page of the inductions of a form / bare Hono handler with the same requests' },
  search: { what: 'a page found by the beginning of a word / bare Hono handler with the same requests' },
  searchOverList: { what: 'a page found by the beginning of a word / a page of the same list', gate: 1.3 },
  cards: { what: "a page of a project's cards / bare Hono handler with the same requests", gate: 1.5 },
  permits: { what: "a page of a project's permits / bare Hono handler with the same requests", gate: 1.5 },
};

/** What lists take of the processor; the gate is on the upper end of the interval. */
export function listRows(lists: MeasuredLists): Row[] {
  return (Object.keys(MEASURED) as (keyof MeasuredLists)[]).map((name) => {
    const { what, gate } = MEASURED[name];
    const { cpu, candidateMilliseconds, floorMilliseconds } = lists[name];
    return {
      item: 'lists',
      what: `${what}, CPU (${candidateMilliseconds.toFixed(2)} / ${floorMilliseconds.toFixed(2)} ms)`,
      measured: shownRatio(cpu),
      gate: gate === undefined ? '' : `${gate}x`,
      verdict: gate === undefined ? '' : passes(cpu.high <= gate),
    };
  });
}
