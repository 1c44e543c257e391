import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { capacityPage } from '../../../infra/reports/capacity/capacity-page.ts';
import { hotKeys, UNITS_OF_KEY } from '../../../infra/reports/capacity/hot-keys.ts';
import { beginningsOf, HOURS } from '../../../infra/reports/capacity/hour.ts';
import { mailWaits } from '../../../infra/reports/capacity/mail-lanes.ts';
import { measured } from '../../../infra/reports/capacity/measured.ts';
import { needsOf } from '../../../infra/reports/capacity/needs.ts';
import { QUOTAS } from '../../../infra/reports/capacity/quotas.ts';

const all = measured();

test('docs/capacity.md is what the counts, the settings and the quotas come to: `npm run tools -- capacity` writes it anew', () => {
  expect(readFileSync(new URL('../../../docs/capacity.md', import.meta.url), 'utf8')).toBe(capacityPage(all));
});

describe.each(HOURS)('an hour of $workers workers on $sites sites', (hour) => {
  test('begins with everybody', () => {
    const begun = beginningsOf(hour).reduce((sum, count) => sum + count, 0);
    expect(begun).toBeCloseTo(hour.workers, 6);
  });

  test('stays below the throttles of the stage, and leaves staff a quarter of the calls', () => {
    const needs = needsOf(hour, all.use, all.prices);
    expect(needs.starts).toBeLessThan(all.settings.startsPerSecond);
    expect(needs.calls).toBeLessThan(all.settings.requestsPerSecond * 0.75);
  });

  test('writes half of what a key takes under no key, that of due work neither', () => {
    const keys = hotKeys(hour, all.keys);
    expect(keys.find(({ key }) => key.startsWith('DUE'))?.perSecond).toBeGreaterThan(0);
    expect(keys.filter(({ perSecond }) => perSecond > UNITS_OF_KEY / 2)).toEqual([]);
  });

  test('has no code wait while all other mails wait for the service', () => {
    const { codes, others, mails } = mailWaits(hour, 2.2, QUOTAS.mailsPerSecond);
    expect({ codes, mails }).toEqual({ codes: 0, mails: Math.round(hour.workers * 2.22) });
    expect(others).toBeGreaterThan(0);
  });
});
