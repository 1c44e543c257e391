import { expect, test } from 'vitest';
import { toldRole } from '../../../web/content/told-role.ts';

test.each([
  ['Luvan laatija', 'Laatija', ''],
  ['Laatija', 'Laatija', ''],
  ['Vartija', 'Työn tekijä', 'Työn tekijä'],
  ['Creator of the permit', 'Creator', ''],
])('a person who is asked for as %s with the role %s is told of with "%s" in brackets', (title, role, told) => {
  expect(toldRole(title, role)).toBe(told);
});
