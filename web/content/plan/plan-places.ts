import type { PlanPoint } from '../../../shared/core/zones/zone.ts';

const STEP = 0.01;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A thousandth is finer than a finger. */
const shareOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/** The nearest place on the plan. */
export const withinPlan = ({ x, y }: PlanPoint): PlanPoint => ({ x: shareOf(x), y: shareOf(y) });

/** Where an arrow key takes a place; undefined for another key. */
export function movedPoint({ x, y }: PlanPoint, key: string): PlanPoint | undefined {
  const way = WAYS[key];
  return way && withinPlan({ x: x + way[0], y: y + way[1] });
}
