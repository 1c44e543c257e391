import { openBox } from '../../../functions/security/sealed-box.ts';
import { workEndClock } from '../../../functions/permits/field/permit-clock.ts';
import { permitClockOff } from '../../../functions/store/due/kinds/permit-clock.ts';
import { findPermit } from '../../../functions/store/entities/permits/permits.ts';
import { findMessagesAbout, messageKey, type MessageKind } from '../../../functions/store/messages/messages.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { pendingRole, type PersonRole } from '../../../shared/permits/permit-chain.ts';
import { helsinkiInstant } from '../../../shared/permits/permit-validity.ts';
import type { World } from '../../../functions/world.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoPermit, DemoStep } from './demo-permits.ts';

const MINUTE_MILLISECONDS = 60_000;
const MOST_MESSAGES = 100;
/** By how many days a demo permit is extended. */
const DAYS_MORE = 4;

export type DemoWalk = {
  world: World;
  client: DemoClient;
  permit: DemoPermit;
  id: string;
  /** The induction of who takes a permit over, and a picture as sent. */
  successor: string;
  photo: string;
  /** Of logins that began just now, so that they count as confirmed in each act. */
  tokens: { foreman: string; manager: string };
};
/** `workerKey`: the key by which its worker opens the permit. */
type Walk = DemoWalk & { workerKey: string };
type Step = (walk: Walk) => Promise<unknown>;

/** Takes a demo permit through its steps, an act each quarter of an hour. */
export async function takeSteps(given: DemoWalk): Promise<void> {
  const walk = { ...given, workerKey: '' };
  for (const step of given.permit.steps) {
    walk.client.pass(1 / 4);
    await STEPS[step](walk);
  }
  await forgetThePast(walk);
}

const STEPS: Readonly<Record<DemoStep, Step>> = {
  submit: (walk) => withLogin(walk, 'foreman', (asked) => walk.client.call(permitApi.submit, ...asked({}))),
  cancel: (walk) => withLogin(walk, 'foreman', (asked) => walk.client.call(permitApi.cancel, ...asked({}))),
  archive: (walk) => withLogin(walk, 'foreman', (asked) => walk.client.call(permitApi.archive, ...asked({}))),
  Creator: (walk) => sign(walk, 'Creator'),
  Worker: (walk) => sign(walk, 'Worker'),
  Grantor: (walk) => sign(walk, 'Grantor'),
  WorkApprover: (walk) => sign(walk, 'WorkApprover'),
  reject: (walk) => sign(walk, 'WorkApprover', { approve: false, reason: 'Jälkivartiointi jäi tekemättä.' }),
  suspend,
  suspendAndResume: async (walk) => {
    passToDay(walk, 1, '09:00');
    await suspend(walk);
    walk.client.pass(1);
    await withLogin(walk, 'manager', (asked) => walk.client.call(permitApi.resume, ...asked({})));
  },
  askExtension,
  extend: async (walk) => {
    await askExtension(walk);
    walk.client.pass(1 / 4);
    await withLogin(walk, 'manager', (asked) => walk.client.call(permitApi.signExtension, ...asked({})));
  },
  handOver,
  watch: async (walk) => {
    passToDay(walk, 0, '15:40');
    await watch(walk, [15, 30, 45, 60]);
  },
  lateWatch: async (walk) => {
    passToDay(walk, 0, '15:45');
    await watch(walk, [15, 30, 55, 70, 80]);
  },
  watchNow: async (walk) => {
    // The next round is due, and not late yet.
    walk.client.passTo(new Date(walk.world.now().getTime() - 48 * MINUTE_MILLISECONDS));
    await watch(walk, [15, 30]);
  },
};

/** A day of the permit's work, by the clock of Helsinki. */
function passToDay({ world, client, permit: { from } }: Walk, place: number, time: string): void {
  client.passTo(helsinkiInstant(dayAfter(localDate(world.now()), from + place), time, 'first'));
}

type Asked = <Body extends object>(body: Body) => [{ params: { id: string }; body: Body }, { token: string }];

function withLogin<T>(
  { id, tokens }: Walk,
  account: keyof Walk['tokens'],
  act: (asked: Asked) => Promise<T>,
): Promise<T> {
  return act((body) => [{ params: { id }, body }, { token: tokens[account] }]);
}

/** As who holds the key of a link. */
async function withKey<T>({ client, id }: Walk, signPin: string, act: (asked: Asked) => Promise<T>): Promise<T> {
  const { token } = await client.call(permitApi.review, { params: { id }, body: { pin: signPin } });
  return act((body) => [{ params: { id }, body: { signPin, ...body } }, { token }]);
}

const BESIDE = 'Kaivanto on aidattu. Tulityö tehdään räystäällä suojapeitteen takana, eikä kipinöitä lennä pihalle.';

async function sign(walk: Walk, role: PersonRole, decision: object = {}): Promise<void> {
  const key = await newestKey(walk, 'permitToSign');
  if (role === 'Worker') walk.workerKey = key;
  const overlap = role === 'Grantor' && walk.permit.isBesideAnother ? { overlapReason: BESIDE } : {};
  await withKey(walk, key, (asked) =>
    walk.client.call(permitApi.sign, ...asked({ signPin: key, role, ...overlap, ...decision })),
  );
}

function suspend(walk: Walk): Promise<unknown> {
  const reason = 'Viereisessä tilassa levitetään liuotinpohjaista pinnoitetta.';
  return withLogin(walk, 'foreman', (asked) => walk.client.call(permitApi.suspend, ...asked({ reason })));
}

async function askExtension(walk: Walk): Promise<void> {
  const { client, id } = walk;
  const reason = 'Teräkset myöhästyivät tehtaalta.';
  await withLogin(walk, 'foreman', async (asked) => {
    const { endTime } = await client.call(permitApi.get, { params: { id } }, asked({})[1]);
    const later = dayAfter(endTime ?? '', DAYS_MORE);
    return client.call(permitApi.extend, ...asked({ endTime: later, reason }));
  });
}

async function handOver(walk: Walk): Promise<void> {
  const { client, id, successor } = walk;
  await withLogin(walk, 'foreman', async (asked) => {
    const { persons } = await client.call(permitApi.get, { params: { id } }, asked({})[1]);
    const personId = persons.find(({ role }) => role === 'Worker')?._id ?? '';
    return client.call(permitApi.handOver, ...asked({ personId, to: { userFormId: successor } }));
  });
  client.pass(1 / 4);
  walk.workerKey = await newestKey(walk, 'permitHandOver');
  await withKey(walk, walk.workerKey, (asked) => client.call(permitApi.signHandOver, ...asked({})));
  client.pass(1 / 4);
  await withLogin(walk, 'manager', (asked) => client.call(permitApi.signHandOver, ...asked({})));
}

const WORDS = [
  'Ei savua eikä lämpöä',
  'Läpiviennit ja hormi tarkistettu',
  'Pinta kädenlämpöinen',
  '',
  'Kaikki kunnossa',
];

/** The worker says that the work has ended, and the foreman goes the rounds, at minutes after it; the first has a picture, the second came late from a phone. */
async function watch(walk: Walk, rounds: readonly number[]): Promise<void> {
  const { client, photo } = walk;
  await withKey(walk, walk.workerKey, (asked) => client.call(permitApi.endWork, ...asked({})));
  const end = client.world.now().getTime();
  for (const [place, minutes] of rounds.entries()) {
    const at = new Date(end + minutes * MINUTE_MILLISECONDS);
    const isAway = place === 1;
    client.passTo(isAway ? new Date(at.getTime() + 4 * MINUTE_MILLISECONDS) : at);
    const body = {
      word: WORDS[place] ?? '',
      ...(place === 0 && { photo }),
      ...(isAway && { at: at.toISOString(), sentAt: client.world.now().toISOString() }),
    };
    await withLogin(walk, 'foreman', (asked) => client.call(permitApi.noteRound, ...asked(body)));
  }
}

/** Messages about a permit, newest first. */
async function messagesAbout({ world, id }: Walk) {
  const company = (await findPermit(world.table, id))?.company ?? '';
  const about = { company, about: `permit#${id}`, limit: MOST_MESSAGES, after: undefined };
  return (await findMessagesAbout(world.table, about)).items;
}

/** The key of the newest link, as its recipient opens it. */
async function newestKey(walk: Walk, asked: MessageKind): Promise<string> {
  const asking = (await messagesAbout(walk)).find(({ kind }) => kind === asked);
  if (asking?.box === undefined) throw new Error('nobody was asked to sign');
  return openBox(walk.world.keys, asking.box).split(' ').at(-1) ?? '';
}

/** Keeps only the message that still waits for an answer and the hours ahead, so that a new installation's outbox holds no old news. */
async function forgetThePast(walk: Walk): Promise<void> {
  const { table, now } = walk.world;
  const head = await findPermit(table, walk.id);
  if (!head) return;
  const isWaiting = pendingRole(head.persons) !== null;
  const messages = await messagesAbout(walk);
  const kept = isWaiting ? messages.find(({ kind }) => kind === 'permitToSign') : undefined;
  await Promise.all(
    messages.filter((message) => message !== kept).map((message) => table.write([{ delete: messageKey(message) }])),
  );
  const [next = permitClockOff(walk.id, 'workEnd')] = workEndClock(head, now());
  await table.write([next]);
}
