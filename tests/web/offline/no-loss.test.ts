import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answersIn } from '../../../shared/content/answers/answers.ts';
import { allWaiting } from '../../../web/offline/kept-induction.ts';
import { memoryStore } from '../../../web/offline/memory-store.ts';
import type { Outbox } from '../../../web/offline/outbox.ts';
import { PERSON, question, userFormOf } from '../user-forms/user-form-of.ts';
import { ScriptedServer, type Luck } from './scripted-server.ts';
import { changesIn, browserWith, tabOf, type Browser } from './tabs-of.ts';

const BITS = 8;
const PAGES = 4;
const FREE = {
  content: [
    question(
      'checkboxQuestion',
      Array.from({ length: BITS }, () => false),
    ),
  ],
};

/** A number as the options that are chosen, so that every state of a page is another one and may follow any other. */
const chosen = (count: number) => ({
  0: Array.from({ length: BITS }, (_, bit) => bit).filter((bit) => (count >> bit) & 1),
});
const countIn = (answers: unknown): number =>
  ((answers as { 0?: number[] })[0] ?? []).reduce((sum, bit) => sum + 2 ** bit, 0);

class Killed extends Error {}

/** Ends a tab between any two of its steps: after so many, nothing that it does happens any more. */
function mortal<T extends object>(target: T, life: { left: number }): T {
  return new Proxy(target, {
    get(from, name) {
      const member: unknown = Reflect.get(from, name);
      if (typeof member !== 'function') return member;
      return async (...input: unknown[]) => {
        if (life.left-- <= 0) throw new Killed();
        const answer: unknown = await member.apply(from, input);
        if (life.left-- <= 0) throw new Killed();
        return answer;
      };
    },
  });
}

type Step =
  | { do: 'page'; tab: number; formPage: number }
  | { do: 'details'; tab: number }
  | { do: 'send'; tab: number }
  | { do: 'sendBehind'; tab: number }
  | { do: 'sendBoth' }
  | { do: 'kill'; tab: number; after: number };

const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('page' as const), tab, formPage: fc.nat({ max: PAGES - 1 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('details' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sendBehind' as const), tab }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sendBoth' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab, after: fc.nat({ max: 25 }) }) },
);
const luck = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Luck>('good') },
  { weight: 3, arbitrary: fc.constant<Luck>('lostBack') },
  { weight: 2, arbitrary: fc.constant<Luck>('lostThere') },
  { weight: 1, arbitrary: fc.constantFrom<Luck>('unauthorized', 'too_many_requests', 'system_error') },
);

/** One tab is refused once; the other sends all and lets go of the induction, of which the first one saves a page again. */
const FINISHED_BY_THE_OTHER: [Step[], Luck[]] = [
  [
    ...[1, 0].map((formPage): Step => ({ do: 'page', tab: 0, formPage })),
    { do: 'details', tab: 0 },
    ...[3, 2].map((formPage): Step => ({ do: 'page', tab: 0, formPage })),
    { do: 'sendBoth' },
    { do: 'page', tab: 0, formPage: 0 },
  ],
  ['unauthorized'],
];

/** A worker with two tabs, of which any may be killed at any moment and opened again. */
class Worker {
  readonly server = new ScriptedServer(
    userFormOf(
      Array.from({ length: PAGES }, () => FREE),
      { user: {} },
    ),
  );
  private readonly store = memoryStore();
  private readonly browser: Browser = browserWith(this.store);
  private readonly tabs: { outbox: Outbox; life: { left: number } }[] = [];
  private readonly behind: Promise<unknown>[] = [];
  private count = 0;
  /** By page, what the interface has said to be kept, and what was asked for after that and may be kept. */
  readonly kept = new Map<number, number[]>();

  async open(place: number, left = Number.MAX_SAFE_INTEGER): Promise<void> {
    const life = { left };
    const calls = mortal(this.server.calls, life);
    const outbox = tabOf(this.browser, calls, { store: mortal(this.store, life) });
    this.tabs[place] = { outbox, life };
    await this.living(place, () => outbox.open('form'));
  }

  /** Opens the induction in both tabs. */
  async begin(): Promise<void> {
    await this.open(0);
    await this.outbox(0).take(this.server.form);
    await this.open(1);
  }

  /** Does something in a tab; a tab that dies of it is opened anew. */
  private async living(place: number, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      await this.open(place);
      return false;
    }
  }

  async do(each: Step): Promise<void> {
    if (each.do === 'sendBoth') {
      await Promise.all([0, 1].map((place) => this.living(place, () => this.outbox(place).send('form'))));
    } else if (each.do === 'sendBehind') {
      this.behind.push(this.living(each.tab, () => this.outbox(each.tab).send('form')));
    } else if (each.do === 'kill') await this.open(each.tab, each.after);
    else if (each.do === 'send') await this.living(each.tab, () => this.outbox(each.tab).send('form'));
    else if (each.do === 'details') {
      await this.living(each.tab, () => changesIn(this.outbox(each.tab)).queueDetails('form', PERSON, 'fi'));
    } else await this.save(each.tab, each.formPage);
  }

  private outbox(place: number): Outbox {
    const found = this.tabs[place];
    if (!found) throw new Error(`no tab ${place}`);
    return found.outbox;
  }

  private async save(place: number, formPage: number): Promise<void> {
    this.count += 1;
    const { count } = this;
    const isKept = await this.living(place, () =>
      changesIn(this.outbox(place)).queuePage('form', formPage, chosen(count)),
    );
    this.kept.set(formPage, isKept ? [count] : [...(this.kept.get(formPage) ?? [0]), count]);
  }

  /** The network is good again, and the phone is opened once more. */
  async drain(): Promise<void> {
    await Promise.all(this.behind);
    this.server.luck = [];
    await this.open(0);
    await this.living(0, () => this.outbox(0).take(this.server.form));
    await this.do({ do: 'details', tab: 0 });
    for (let round = 0; round < 3; round += 1) await this.outbox(0).send('form');
  }

  waiting(): Promise<unknown[]> {
    return this.store.inductions().then((all) => all.flatMap(allWaiting));
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('over any network, with tabs killed at any moment and two of them at once', () => {
  test('nothing that was kept is lost, nothing older comes over newer, and all is sent in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), fc.array(luck, { maxLength: 30 }), async (steps, lucks) => {
        const worker = new Worker();
        await worker.begin();
        worker.server.luck = [...lucks];
        for (const each of steps) await worker.do(each);
        await worker.drain();
        expect(await worker.waiting()).toEqual([]);
        for (const [formPage, counts] of worker.kept) {
          const page = worker.server.form.pages[formPage];
          expect(counts).toContain(page ? countIn(answersIn(page)) : undefined);
          const sent = worker.server.committed
            .filter((each) => each.formPage === formPage)
            .map(({ answers }) => countIn(answers));
          expect(sent).toEqual(sent.toSorted((a, b) => a - b));
          expect(new Set(sent).size).toBe(sent.length);
        }
      }),
      { numRuns: 300, examples: [FINISHED_BY_THE_OTHER] },
    );
  });
});
