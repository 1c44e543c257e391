import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { LATER_ROUTES } from '../../web/app/routing/elsewhere.tsx';
import { FIRST_ROUTES } from '../../web/app/routing/router.tsx';
import { STAFF_SCREENS } from '../../web/app/shell/staff-screens.tsx';
import { OPEN_SCREENS, STAFF_SCREENS as HELD } from '../e2e/screens/held-screens.ts';

const JOURNEYS = path.resolve(import.meta.dirname, '../e2e');
const journeys = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' });

/** The addresses at which a route shows something of its own. */
function addressesOf({ path: own = '', children = [] }: RouteObject): string[] {
  if (own === '' || own === '*') return [];
  return children.length === 0 ? [own] : children.flatMap(addressesOf).map((child) => `${own}/${child}`);
}

describe('every address of the product is held to the rules by a journey:', () => {
  test('those of staff', () => {
    const held = Object.values(HELD).flatMap(Object.keys);
    expect(STAFF_SCREENS.flatMap(addressesOf).toSorted()).toEqual(held.toSorted());
  });

  test('those that anybody can open', () => {
    const routes = [...FIRST_ROUTES, ...LATER_ROUTES].map((route) => route.path);
    expect(routes.toSorted()).toEqual(Object.keys(OPEN_SCREENS).toSorted());
  });

  test.each([...new Set(Object.values(OPEN_SCREENS))])('%s looks at what it opens', (journey) => {
    const file = journeys.find((name) => path.basename(name) === `${journey}.spec.ts`) ?? '';
    expect(readFileSync(path.join(JOURNEYS, file), 'utf8')).toMatch(/expectAccessible|expectLooksRight|look\(/);
  });
});
