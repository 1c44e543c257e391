import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, declareApi, shaped, type Input, type Reply, type Shapes } from '../../../shared/core/endpoint.ts';

const thingShapes = {
  get: { summary: 'Reads.', query: z.object({ q: z.optional(z.string()) }), reply: z.object({ name: z.string() }) },
  create: {
    summary: 'Creates.',
    body: z.object({ name: z.string() }),
    reply: z.object({ _id: z.string() }),
    status: 201,
  },
} satisfies Shapes;

const get = { method: 'GET', path: '/things/:id/parts/:part', access: { anyone: true } } as const;
const create = { method: 'POST', path: '/things', access: { loggedIn: true } } as const;
const thingApi = declareApi<typeof thingShapes>()({ get, create });

test('an endpoint and its shape are one to whoever answers it', () => {
  expect(shaped(thingApi, thingShapes)).toEqual({
    get: { ...get, ...thingShapes.get },
    create: { ...create, ...thingShapes.create },
  });
});

test('an endpoint without a shape, a shape without an endpoint, and a call of another shape do not compile', () => {
  const declare = declareApi<typeof thingShapes>();
  // @ts-expect-error -- nobody answers for the shape of `create`
  declare({ get });
  // @ts-expect-error -- nobody says what goes into `remove`
  declare({ get, create, remove: create });
  const input: Input<typeof thingApi.get> = { params: { id: '1', part: '2' }, query: {} };
  // @ts-expect-error -- a parameter of the path is missing
  const short: Input<typeof thingApi.get> = { params: { id: '1' }, query: {} };
  const reply: Reply<typeof thingApi.create> = { _id: '1' };
  // @ts-expect-error -- the reply of another call
  const other: Reply<typeof thingApi.create> = { name: '1' };
  expect([input, short, reply, other]).toHaveLength(4);
});

test('a call goes to its path with the parameters and what is given of the query', () => {
  const params = { id: 'a/b', part: 'ö' };
  expect(addressOf(thingApi.get, { params })).toBe('/things/a%2Fb/parts/%C3%B6');
  expect(addressOf(thingApi.get, { params, query: { q: undefined } })).toBe('/things/a%2Fb/parts/%C3%B6');
  expect(addressOf(thingApi.create, { query: { q: 'maa & vesi', half: '\ud83d' } })).toBe(
    '/things?q=maa+%26+vesi&half=%EF%BF%BD',
  );
});
