import type { Due } from '../../store/due/due-kind.ts';
import { dataRequestWrite, type StoredRequest } from '../../store/due/kinds/data-request.ts';
import { findErasure } from '../../store/installation/erasures.ts';
import { findCards } from '../../store/entities/cards/cards.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { openBox } from '../../security/sealed-box.ts';
import type { World } from '../../world.ts';
import { permitsNaming } from '../erasing/erase-permit-persons.ts';
import { runErasure } from '../erasing/run-erasure.ts';
import { planErasure } from '../erasing/whole-erasure.ts';
import { SEARCH_STEPS } from './search-steps.ts';

/** After this long a step ends, so that others get their turn; what is left is due at once. */
const LONGEST_MILLISECONDS = 8000;
/** What a request holds of a kind; more needs more words. */
const MOST_FOUND = 100;

/** Goes on with what each request waits for, for some seconds. */
export async function doDataRequests(world: World, requests: readonly Due<'dataRequest'>[]): Promise<void> {
  for (const request of requests) {
    const began = performance.now();
    const isTimeUp = () => performance.now() - began > LONGEST_MILLISECONDS;
    const after = await DO[request.state](world, request, isTimeUp);
    const isSettled = after.state === 'found' || after.state === 'planned' || after.state === 'erased';
    await world.table.write([dataRequestWrite(after, isSettled ? undefined : world.now().toISOString())]);
  }
}

type Do = (world: World, request: StoredRequest, isTimeUp: () => boolean) => Promise<StoredRequest>;

const settled: Do = (_, request) => Promise.resolve(request);

const DO: Readonly<Record<StoredRequest['state'], Do>> = {
  searching: search,
  planning: plan,
  erasing: erase,
  found: settled,
  planned: settled,
  erased: settled,
};

async function search(world: World, request: StoredRequest, isTimeUp: () => boolean): Promise<StoredRequest> {
  const asked = { by: request.askedBy, text: openBox(world.keys, request.box ?? '') };
  let now = request;
  while (now.step < SEARCH_STEPS.length) {
    const step = SEARCH_STEPS[now.step];
    if (step) {
      for await (const { found, looked, next } of step(world, now, asked)) {
        now = { ...withFound(now, found), looked: now.looked + looked };
        if (next !== undefined && isTimeUp()) return { ...now, from: next };
      }
    }
    const { from: _, ...rest } = now;
    now = { ...rest, step: now.step + 1 };
    if (isTimeUp()) return now;
  }
  const { box: _, ...done } = now;
  return { ...done, state: 'found' };
}

const KINDS = ['userForms', 'cards', 'users', 'permits', 'lines', 'presence'] as const;

function withFound(request: StoredRequest, found: Partial<StoredRequest>): StoredRequest {
  const after = { ...request };
  for (const kind of KINDS) {
    const all = [...request[kind], ...(found[kind] ?? [])];
    Object.assign(after, { [kind]: all.slice(0, MOST_FOUND) });
    if (all.length > MOST_FOUND) after.isCut = true;
  }
  return after;
}

async function plan(world: World, request: StoredRequest): Promise<StoredRequest> {
  const { company, by, permits, chosen = { userForms: [], cards: [], isListElsewhere: false } } = request;
  const { table } = world;
  const heads = await Promise.all(chosen.userForms.map((id) => findUserForm(table, id)));
  const cards = await findCards(table, chosen.cards);
  const naming = await permitsNaming(table, permits, new Set(chosen.userForms));
  const erasure = await planErasure(
    { world, files: world.files },
    {
      company,
      by: by.name,
      heads: heads.filter((head) => head?.company === company).flatMap((head) => head ?? []),
      cards: cards.filter((card) => card?.company === company).flatMap((card) => card ?? []),
      isListElsewhere: chosen.isListElsewhere,
      permits: naming.map(({ _id }) => _id),
    },
  );
  return { ...request, state: 'planned', receipt: erasure.receipt, ...(erasure.plan && { plan: erasure.plan }) };
}

async function erase(world: World, request: StoredRequest, isTimeUp: () => boolean): Promise<StoredRequest> {
  const { receipt } = request;
  const erasure = receipt && (await findErasure(world.table, receipt));
  const isDone = !erasure || (await runErasure({ world, files: world.files }, erasure, isTimeUp));
  return isDone ? { ...request, state: 'erased' } : request;
}
