import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DUE_WORK_NAMES } from '../../../../functions/jobs/registry.ts';
import { isAllowed, spoken } from './function-rights.ts';
import { type GuardedProduct, startGuardedProduct } from './guarded-app.ts';
import { FUNCTIONS } from './guarded-functions.ts';
import { walkPosters } from './poster-walk.ts';
import { walkWhole } from './whole-walk.ts';

let product: GuardedProduct;

beforeAll(async () => {
  product = await startGuardedProduct();
  await walkPosters(product);
  await walkWhole(product);
});
afterAll(() => product?.stop());

test('the walk has come through every kind of due work', () => {
  expect([...product.kinds].toSorted()).toEqual(DUE_WORK_NAMES.toSorted());
});

/** What only the worker may do to the files of people, whom it erases. */
const ERASING = ['s3:DeleteObject', 's3:DeleteObjectVersion'] as const;
const OF_PEOPLE = { Api: ERASING, DueWork: [], Reminders: ERASING, Poster: ERASING } as const;

/** What the version before asks for, which runs with the same role until the alias has moved, and after a release that goes back. */
const OF_VERSION_BEFORE: Readonly<Record<string, readonly string[]>> = {
  Api: ['dynamodb:BatchWriteItem'],
  DueWork: ['dynamodb:ConditionCheckItem'],
};

describe.each(FUNCTIONS)('the role of %s', (name) => {
  test('allows everything that the walk asks for', () => {
    expect([...new Set(product.functions[name].denied)]).toEqual([]);
  });

  test('allows nothing that neither the walk nor the version before uses', () => {
    const unused = product.functions[name].rights.filter(({ isUsed }) => !isUsed);
    const former = OF_VERSION_BEFORE[name] ?? [];
    expect(unused.map(({ action }) => action)).toEqual(former);
    expect(unused.filter(({ action }) => !former.includes(action)).map(spoken)).toEqual([]);
  });

  test('allows no other table, no other bucket, no scan and nothing to the table itself', () => {
    const { rights } = product.functions[name];
    const [table = ''] = rights.filter(({ action }) => action === 'dynamodb:GetItem').map(({ resource }) => resource);
    expect(table).toMatch(/:table\/\w+$/);
    for (const [action, resource] of [
      ['dynamodb:Scan', table],
      ['dynamodb:UpdateTable', table],
      ['dynamodb:GetItem', `${table}2`],
      ['s3:GetObject', 'arn:aws:s3:::files2/static/images/userForm/a/b.png'],
      ['s3:DeleteObjectVersion', 'arn:aws:s3:::files/versions/a/b.json.gz'],
      ...OF_PEOPLE[name].map((action) => [action, 'arn:aws:s3:::files/static/images/userForm/a/b.png'] as const),
    ] as const) {
      expect([action, isAllowed(rights, { action, resource })]).toEqual([action, false]);
    }
  });
});
