import { sum } from '../capacity/item-size.ts';
import { median, medianInterval, quantile } from './median.ts';

/** How many times as much one takes as the other: the median of the rounds, its 95 % confidence interval, and the spread. */
export type Ratio = { median: number; low: number; high: number; p10: number; p90: number };
export type PairedRatio = { wall: Ratio; cpu: Ratio; candidateMilliseconds: number; floorMilliseconds: number };

type Call = () => Promise<void>;
/** Milliseconds a call. */
type Cost = { wall: number; cpu: number };
export type Plan = { rounds: number; callsInBlock: number };

const WARM_UP_CALLS = 300;

/**
 * Compares two ways in one process. Every round is four blocks, candidate, floor, floor, candidate, so that a machine that
 * gets slower or faster meanwhile slows both alike. CPU is this process's own: what DynamoDB takes is not in it.
 */
export async function pairedRatio(candidate: Call, floor: Call, plan: Plan): Promise<PairedRatio> {
  for (const call of [candidate, floor]) await costOf(call, WARM_UP_CALLS);
  const rounds: { candidate: Cost[]; floor: Cost[] }[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const block = (call: Call) => costOf(call, plan.callsInBlock);
    const first = await block(candidate);
    const floors = [await block(floor), await block(floor)];
    rounds.push({ candidate: [first, await block(candidate)], floor: floors });
  }
  const ratioOf = (part: keyof Cost) =>
    ratio(rounds.map((round) => totalOf(round.candidate, part) / totalOf(round.floor, part)));
  return {
    wall: ratioOf('wall'),
    cpu: ratioOf('cpu'),
    candidateMilliseconds: median(rounds.map((round) => totalOf(round.candidate, 'cpu') / 2)),
    floorMilliseconds: median(rounds.map((round) => totalOf(round.floor, 'cpu') / 2)),
  };
}

async function costOf(call: Call, calls: number): Promise<Cost> {
  const cpu = process.cpuUsage();
  const started = process.hrtime.bigint();
  for (let count = 0; count < calls; count += 1) await call();
  const wall = Number(process.hrtime.bigint() - started) / 1e6;
  const { user, system } = process.cpuUsage(cpu);
  return { wall: wall / calls, cpu: (user + system) / 1000 / calls };
}

const totalOf = (costs: readonly Cost[], part: keyof Cost) => sum(costs.map((cost) => cost[part]));

function ratio(ratios: readonly number[]): Ratio {
  return {
    median: median(ratios),
    ...medianInterval(ratios),
    p10: quantile(ratios, 0.1),
    p90: quantile(ratios, 0.9),
  };
}
