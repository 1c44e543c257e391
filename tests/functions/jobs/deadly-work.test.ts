import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { findParked } from '../../../functions/store/due/due-failures.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { cardNote, cardNoteWrite } from '../../../functions/store/due/kinds/card-note.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import { cardNoteKey } from '../../../functions/store/keys.ts';
import type { Write } from '../../../functions/store/table.ts';
import type { World } from '../../../functions/world.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';

const OTHERS = 20;
const DEADLY = 'deadly';

let app: TestApp;
let log: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.settle();
  log = [];
});

/** A process of its own that ends where it touches what is deadly: from then on it does nothing more. */
function mortalWorld(): { world: World; hasDied: () => boolean } {
  let isDead = false;
  const table = new Proxy(app.world.table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...inputs: unknown[]) => {
        isDead ||= JSON.stringify(inputs).includes(`#${DEADLY}"`);
        if (isDead) throw new Error('the process has died');
        return (await Reflect.apply(value, target, inputs)) as unknown;
      };
    },
  });
  const world = { ...app.world, table, log: (entry: Record<string, unknown>) => void (isDead || log.push(entry)) };
  return { world, hasDied: () => isDead };
}

/** Runs of the worker, one after the other, until a time has passed; answers how many of them have died. */
async function runFor(minutes: number, everyMinutes: number): Promise<number> {
  let deaths = 0;
  for (let passed = 0; passed < minutes; passed += everyMinutes) {
    app.pass(everyMinutes * 60);
    const { world, hasDied } = mortalWorld();
    const run = newRun(hasDied);
    while (!hasDied() && (await doDueWork(world, run).catch(() => 0)) > 0);
    if (hasDied()) deaths += 1;
  }
  return deaths;
}

const agoSeconds = (seconds: number) => new Date(app.world.now().getTime() - seconds * 1000).toISOString();
const dueKeys = () => findDueKeys(app.world.table, new Date(app.world.now().getTime() + 86_400_000), 100);

const note = (at: number): Write =>
  cardNoteWrite(`n${at}`, agoSeconds(60 - at), at === OTHERS / 2 ? DEADLY : `no-card-${at}`);

/** Counts of one form, which are added up in one go. */
const count = (at: number): Write => {
  const begun = { id: at === OTHERS / 2 ? DEADLY : `u${at}`, company: 'c', at: agoSeconds(60) };
  return tallyWrite(`t${at}`, agoSeconds(60 - at), { formId: 'no-form', started: 1, begun });
};

test.each([
  { what: 'a note among others', written: note, kind: 'cardNote', key: `NOTE#n${OTHERS / 2}` },
  { what: 'a count among others of its form', written: count, kind: 'tally', key: `TALLY#t${OTHERS / 2}` },
])('work that ends its process whenever it is done is given up, and all else goes on: $what', async (deadly) => {
  for (let at = 0; at < OTHERS; at += 1) await app.world.table.write([deadly.written(at)]);
  let deaths = await runFor(6, 1);
  expect((await dueKeys()).map(({ PK }) => PK)).toEqual([deadly.key]);
  deaths += await runFor(26 * 60, 10);
  expect(await dueKeys()).toEqual([]);
  const parked = (await findParked(app.world.table)).filter(({ PK }) => PK === deadly.key);
  expect(parked).toMatchObject([
    { failure: 'its process ended without a word', failures: expect.any(Number) as number },
  ]);
  expect(log.filter(({ event }) => event === 'due_work_parked')).toMatchObject([{ kind: deadly.kind }]);
  // A few in the first minutes, before it is known, and one a try.
  expect(deaths).toBeLessThan(16);
  expect(await runFor(60, 10)).toBe(0);
});

test('what has waited long because nobody did it is done like any other, and nothing is told as failed', async () => {
  for (let at = 0; at < OTHERS; at += 1)
    await app.world.table.write([cardNoteWrite(`l${at}`, agoSeconds(3600), `no-card-${at}`)]);
  expect(await runFor(1, 1)).toBe(0);
  expect(await dueKeys()).toEqual([]);
  expect(log.filter(({ event }) => event !== 'due_work_late')).toEqual([]);
});

test('the oldest is found first whichever key of the index it lies under, that of an earlier release too', async () => {
  const place = (at: number) => (at % 5 === 0 ? { GSI3PK: 'DUE', GSI3SK: `${agoSeconds(60 - at)}#o${at}` } : {});
  const notes = Array.from({ length: OTHERS }, (_, at) => ({
    ...cardNote.item(cardNoteKey(`o${at}`), { at: agoSeconds(60 - at), id: `o${at}` }, { cardId: `no-card-${at}` }),
    ...place(at),
  }));
  await app.world.table.write(notes.map((put) => ({ put })));
  expect(new Set(notes.map(({ GSI3PK }) => GSI3PK)).size).toBeGreaterThan(3);
  const inOrder = notes.map(({ PK }) => PK);
  expect((await dueKeys()).map(({ PK }) => PK)).toEqual(inOrder);
  const few = await findDueKeys(app.world.table, app.world.now(), 3);
  expect(few.map(({ PK }) => PK)).toEqual(inOrder.slice(0, 3));
  await app.settle();
  expect(await dueKeys()).toEqual([]);
});

test('what has failed once and then waited for a day with all else is tried before it is given up', async () => {
  await app.world.table.write([cardNoteWrite('once', agoSeconds(1), DEADLY)]);
  const table = new Proxy(app.world.table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...inputs: unknown[]) => {
        if (JSON.stringify(inputs).includes(`#${DEADLY}"`)) throw new Error('a bad moment');
        return (await Reflect.apply(value, target, inputs)) as unknown;
      };
    },
  });
  await doDueWork({ ...app.world, table }, newRun());
  expect((await dueKeys()).map(({ PK }) => PK)).toEqual(['NOTE#once']);
  app.pass(25 * 3600);
  await doDueWork(app.world, newRun());
  expect(await dueKeys()).toEqual([]);
  expect((await findParked(app.world.table)).filter(({ PK }) => PK === 'NOTE#once')).toEqual([]);
});

test('of what has waited long the first few alone cost two writes more', async () => {
  for (let at = 0; at < 100; at += 1)
    await app.world.table.write([cardNoteWrite(`w${at}`, agoSeconds(3600), `no-card-${at}`)]);
  let marked = 0;
  const table = new Proxy(app.world.table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'updateOne') marked += 1;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const run = newRun();
  while ((await doDueWork({ ...app.world, table }, run)) > 0);
  expect(await dueKeys()).toEqual([]);
  expect(marked).toBe(8);
});
