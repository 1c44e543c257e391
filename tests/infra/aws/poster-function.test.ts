import { beforeAll, describe, expect, test } from 'vitest';
import { actionsOf, named, type Synthesized, statementsOf, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;
beforeAll(() => {
  stacks = synthesized('production');
});

const statements = () =>
  statementsOf(named(stacks.templates.application, 'AWS::IAM::Policy', 'PosterServiceRoleDefaultPolicy'));

describe('the function of posters', () => {
  test('reads the versions of forms, and of the site the page and the texts alone, and writes no file', () => {
    const read = statements().filter(({ Action }) => [Action].flat().includes('s3:GetObject'));
    const places = read.flatMap(({ Resource }) => JSON.stringify(Resource).match(/"\/[\w/.]+\*?"/g) ?? []);
    expect(places.toSorted()).toEqual(['"/languages/*"', '"/pages/app/player.html"', '"/versions/*"']);
    const others = actionsOf(statements()).filter((action) => !/^(dynamodb|secretsmanager):/.test(action));
    expect([...new Set(others)]).toEqual(['s3:GetObject']);
  });

  test('ends before the edge answers the built page in its place', () => {
    const { Timeout, Environment } = named(stacks.templates.application, 'AWS::Lambda::Function', 'Poster').Properties;
    expect(Timeout).toBe(3);
    expect((Environment as { Variables: object }).Variables).toHaveProperty('SITE_BUCKET');
  });
});
