import { describe, expect, test } from 'vitest';
import {
  LATENCY_MILLISECONDS,
  nextSize,
  REMOVAL_MILLISECONDS,
  START_SIZE,
} from '../../web/ui/feedback/loading-progress.ts';

describe('the loading bar', () => {
  test('has the constants of rule 8.2', () => {
    expect([LATENCY_MILLISECONDS, START_SIZE, REMOVAL_MILLISECONDS]).toEqual([100, 0.02, 500]);
  });

  test('grows at every step and never fills by itself', () => {
    let size = START_SIZE;
    for (let step = 0; step < 1000; step += 1) {
      const next = nextSize(size);
      expect(next).toBeGreaterThanOrEqual(size);
      expect(next).toBeLessThan(1);
      size = next;
    }
    expect(size).toBeGreaterThan(0.9);
  });
});
