import { median, medianInterval, quantile } from './median.ts';

/** How many times as much one takes as the other: the median of the rounds, its 95 % confidence interval, and the spread. */
export type Ratio = { median: number; low: number; high: number; p10: number; p90: number };
export type PairedRatio = { wall: Ratio; cpu: Ratio; candidateMilliseconds: number; floorMilliseconds: number };

type Call = () => Promise<void>;
/** Milliseconds of one call. */
type Cost = { wall: number; cpu: number };
type Round = { candidate: Cost[]; floor: Cost[] };

/** In each round the four calls candidate, floor, floor, candidate are made so many times; before the first one some more. */
export type Plan = { rounds: number; fours: number; warmUpFours: number };

/**
 * Compares two ways in one process, call by call, so that a machine that gets slower or faster meanwhile slows both alike.
 * A round compares the middle call of each, which other processes and collections of garbage do not reach.
 * CPU is this process's own: what DynamoDB takes is not in it.
 */
export async function pairedRatio(candidate: Call, floor: Call, plan: Plan): Promise<PairedRatio> {
  await roundOf(candidate, floor, plan.warmUpFours);
  const rounds: Round[] = [];
  for (let count = 0; count < plan.rounds; count += 1) rounds.push(await roundOf(candidate, floor, plan.fours));
  const ratioOf = (part: keyof Cost) =>
    ratio(rounds.map((round) => middle(round.candidate, part) / middle(round.floor, part)));
  return {
    wall: ratioOf('wall'),
    cpu: ratioOf('cpu'),
    candidateMilliseconds: median(rounds.map((round) => middle(round.candidate, 'cpu'))),
    floorMilliseconds: median(rounds.map((round) => middle(round.floor, 'cpu'))),
  };
}

async function roundOf(candidate: Call, floor: Call, fours: number): Promise<Round> {
  const round: Round = { candidate: [], floor: [] };
  for (let count = 0; count < fours; count += 1) {
    round.candidate.push(await costOf(candidate));
    round.floor.push(await costOf(floor), await costOf(floor));
    round.candidate.push(await costOf(candidate));
  }
  return round;
}

async function costOf(call: Call): Promise<Cost> {
  const cpu = process.cpuUsage();
  const started = process.hrtime.bigint();
  await call();
  const wall = Number(process.hrtime.bigint() - started) / 1e6;
  const { user, system } = process.cpuUsage(cpu);
  return { wall, cpu: (user + system) / 1000 };
}

const middle = (costs: readonly Cost[], part: keyof Cost) => median(costs.map((cost) => cost[part]));

function ratio(ratios: readonly number[]): Ratio {
  return {
    median: median(ratios),
    ...medianInterval(ratios),
    p10: quantile(ratios, 0.1),
    p90: quantile(ratios, 0.9),
  };
}
