import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshPhone, session, tab, type Tab } from './a-phone.ts';

afterEach(() => vi.unstubAllGlobals());

const PAIRS = 200;
let keys = 0;
const newKey = () => `key ${(keys += 1)}`;

/** A tab's start at a server that makes one induction of a key. */
async function start(one: Tab, server: Map<string, string>): Promise<string> {
  const beginning = await one.beginStart({ pin: '123456', begun: [], newKey });
  if ('joined' in beginning) return beginning.joined;
  const id = server.get(beginning.key) ?? `form ${server.size}`;
  server.set(beginning.key, id);
  await new Promise((resolve) => setImmediate(resolve));
  await one.endStart(beginning.key, session(id, { startKey: beginning.key }));
  return id;
}

describe('two tabs that open one poster at the same instant', () => {
  test(`come to one induction, which is offered for resuming, ${PAIRS} times of ${PAIRS}, though nothing orders them`, async () => {
    const outcomes = new Set<string>();
    const { one } = await freshPhone();
    const other = await tab();
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const server = new Map<string, string>();
      const ids = await Promise.all([start(one, server), start(other, server)]);
      const offered = (await other.workerSessions()).map(({ userFormId }) => userFormId);
      outcomes.add(JSON.stringify({ ids, made: server.size, offered }));
      await one.forgetWorkerSession('form 0');
    }
    expect([...outcomes]).toEqual([JSON.stringify({ ids: ['form 0', 'form 0'], made: 1, offered: ['form 0'] })]);
  });

  test('and two posters at once keep both inductions', async () => {
    const { one } = await freshPhone();
    const other = await tab();
    const lost: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const ids = [`a ${pair}`, `b ${pair}`];
      await Promise.all([one, other].map((each, place) => each.rememberWorkerSession(session(ids[place] ?? ''))));
      const kept = new Set((await one.workerSessions()).map(({ userFormId }) => userFormId));
      if (!ids.every((id) => kept.has(id))) lost.push(pair);
      for (const id of ids) await one.forgetWorkerSession(id);
    }
    expect(lost).toEqual([]);
  });
});

test('a start is on the phone before it is sent, and its answer takes its place in one step', async () => {
  const { one } = await freshPhone();
  const beginning = await one.beginStart({ pin: '123456', begun: [], newKey });
  const again = await (await tab()).beginStart({ pin: '123456', begun: [], newKey });
  expect(again).toEqual(beginning);
  await one.endStart('key' in beginning ? beginning.key : '', session('form'));
  expect(await (await tab()).beginStart({ pin: '123456', begun: [], newKey })).toEqual({ joined: 'form' });
  expect(await one.beginStart({ pin: '123456', begun: ['form'], newKey })).not.toEqual(beginning);
});
