import type { LoginsAtOnce } from '../ratios/logins-at-once.ts';
import type { PairedRatio, Ratio } from '../ratios/paired-ratio.ts';
import type { SingleGet } from '../ratios/single-get.ts';
import { passes, type Row } from './row.ts';

const SINGLE_GET_GATE = 1.35;
const EQUAL_WITHIN = 0.05;

/** The read of one induction, and the checks of its measuring; a gate holds where the upper end of the confidence interval does. */
export function ratioRows({ worker, newTokens, staff, even, planted, isValid }: SingleGet): Row[] {
  const gated = (what: string, measured: PairedRatio): Row[] => {
    const { candidateMilliseconds, floorMilliseconds } = measured;
    const milliseconds = `${candidateMilliseconds.toFixed(2)} / ${floorMilliseconds.toFixed(2)} ms`;
    const row = (part: string, ratio: Ratio): Row => ({
      item: 'one read',
      what: `${what}, ${part}`,
      measured: shownRatio(ratio),
      gate: `${SINGLE_GET_GATE}x`,
      verdict: isValid ? passes(ratio.high <= SINGLE_GET_GATE) : 'void',
    });
    return [row(`CPU (${milliseconds})`, measured.cpu), row('wall', measured.wall)];
  };
  const shownOnly = (what: string, { cpu, wall }: PairedRatio): Row => ({
    item: 'one read',
    what,
    measured: `CPU ${shownRatio(cpu)}, wall ${shownRatio(wall)}`,
    gate: '',
    verdict: '',
  });
  const check = (what: string, gate: string, { cpu, wall }: PairedRatio): Row => ({
    item: 'check',
    what,
    measured: `CPU ${shownRatio(cpu)}, wall ${shownRatio(wall)}`,
    gate,
    verdict: isValid ? 'pass' : 'void',
  });
  return [
    ...gated('a worker loads their induction / bare Hono handler with the same Query', worker),
    ...gated('staff loads an induction / bare Hono handler with the same GetItem and Query', staff),
    shownOnly('the same of a worker whose token is new to the process at every call', newTokens),
    check('the bare handler / itself', '0.97 to 1.03', even),
    check('the bare handler with one GetItem more / without', 'seen', planted),
  ];
}

/** What the times of refused logins tell of an account. */
export function refusedLoginRow({ wall, candidateMilliseconds, floorMilliseconds }: PairedRatio): Row {
  const milliseconds = `CPU ${candidateMilliseconds.toFixed(0)} / ${floorMilliseconds.toFixed(0)} ms`;
  return {
    item: 'refused login',
    what: `a login of an address without an account / with one, both with a wrong password, wall (${milliseconds})`,
    measured: shownRatio(wall),
    gate: 'the median within 5 %',
    verdict: passes(Math.abs(wall.median - 1) <= EQUAL_WITHIN),
  };
}

/** What other calls see of many logins at once; shown, and gated by a test of their order. */
export function loginsRow({ logins, alone, meanwhile, answered }: LoginsAtOnce): Row {
  return {
    item: 'logins',
    what: `a list while ${logins} log in at once in the same process / alone, wall (${meanwhile.toFixed(1)} / ${alone.toFixed(1)} ms), and how many were answered meanwhile`,
    measured: `${(meanwhile / alone).toFixed(2)}x, ${answered}`,
    gate: '',
    verdict: '',
  };
}

export function shownRatio({ median, low, high, p10, p90 }: Ratio): string {
  return `${median.toFixed(2)}x (${low.toFixed(2)}–${high.toFixed(2)}; ${p10.toFixed(2)}–${p90.toFixed(2)})`;
}
