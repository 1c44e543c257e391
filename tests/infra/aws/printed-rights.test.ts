import { beforeAll, expect, test } from 'vitest';
import { rightsOfRoles, type Template } from '../../../infra/reports/rights/rights-of-roles.ts';
import { statementsOf, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;
let lines: string[];

beforeAll(() => {
  stacks = synthesized('production');
  lines = Object.values(stacks.templates).flatMap((template) => rightsOfRoles(template.toJSON() as Template));
});

/** What is printed under the role of a function, by the beginning of its id. */
function printedOf(name: string): string[] {
  const start = lines.findIndex((line) => new RegExp(` of (.*, )?${name}[0-9A-F]{8}`).test(line));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

test('every statement of every policy is printed once, under its role', () => {
  const policies = stacks.all.filter(([, , { Type }]) => Type === 'AWS::IAM::Policy').map(([, , policy]) => policy);
  const ofPolicies = policies.flatMap(statementsOf).length;
  expect(ofPolicies).toBeGreaterThan(20);
  expect(lines.filter((line) => /^ {2}(Allow|Deny) /.test(line))).toHaveLength(ofPolicies);
});

test('every function of the product has its rights printed', () => {
  for (const name of ['Api', 'DueWork', 'Reminders', 'Poster', 'InstallKeys']) expect(printedOf(name)).not.toEqual([]);
  expect(printedOf('Api').join('\n')).toMatch(/Allow {2}.*dynamodb:Query.* {2}on {2}/);
  expect(printedOf('DueWork').join('\n')).toMatch(/sns:Publish {2}on {2}not arn:/);
  expect(printedOf('DueWork').join('\n')).toContain('if  {"StringEquals":{"ses:FromAddress":');
  expect(printedOf('Reminders').join('\n')).not.toMatch(/s3:|ses:|sns:/);
});
