import { describe, expect, test } from 'vitest';
import { currentReading, readUntil } from '../../../web/user-forms/form-page/reading-clock.ts';

const NOW = 1_800_000_000_000;

describe('the reading time of a page', () => {
  test('runs from the moment the page is opened', () => {
    expect(readUntil(currentReading(null, 30, NOW))).toBe(NOW + 30_000);
  });

  test('is not restarted by a reload', () => {
    const opened = currentReading(undefined, 30, NOW);
    expect(readUntil(currentReading(opened, 30, NOW + 20_000))).toBe(NOW + 30_000);
  });

  test('keeps the longer wait that the server asked for', () => {
    expect(readUntil(currentReading({ from: NOW, seconds: 90 }, 30, NOW + 1000))).toBe(NOW + 90_000);
  });

  test('starts anew where the clock was turned back, or nothing sensible is kept', () => {
    expect(currentReading({ from: NOW + 999_000, seconds: 30 }, 30, NOW)).toEqual({ from: NOW, seconds: 30 });
    expect(currentReading({ from: 'yesterday' }, 30, NOW)).toEqual({ from: NOW, seconds: 30 });
  });
});
