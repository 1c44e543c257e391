import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import type { Due } from '../store/due/due-kind.ts';
import { continueWebhookMarks, webhookMarksWrite } from '../store/due/kinds/webhook-marks.ts';
import { companyMarkWrite, markThing } from '../store/entities/webhooks/webhook-marks.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { newId } from '../security/random-ids.ts';
import { readList, type ListRead } from '../store/index-list.ts';
import { formsPartition, permitsByEndPartition, projectsPartition } from '../store/keys.ts';
import type { World } from '../world.ts';

const THINGS_A_STEP = 100;
const AT_ONCE = 8;
/** By then the index shows what was made while the lists were first gone through. */
const AGAIN_SECONDS = 60;

/** Marks the company, and has its things marked; or no longer. Marked once more, they stay marked. */
export function markWrites(world: World, company: string, isOn: boolean): Write[] {
  const order = { company, isOn, mark: newId(world), list: 0, isAgain: false };
  return [companyMarkWrite(company, isOn), webhookMarksWrite(order, world.now().toISOString())];
}

type List = Pick<ListRead, 'index' | 'partitions'>;

/** What can still cause an event: every form and project, and the permits that are not over. */
function listsOf(company: string): List[] {
  const both = (list: (company: string, isPast: boolean) => string) => [list(company, false), list(company, true)];
  const permits = (['draft', 'open'] as const).map((group) => permitsByEndPartition(company, group));
  return [
    { index: 'GSI1', partitions: both(formsPartition) },
    { index: 'GSI1', partitions: both(projectsPartition) },
    { index: 'GSI2', partitions: permits },
  ];
}

/** Marks a company's things as those of a company with webhooks, or no longer, some at a time; the order keeps how far it has come. */
export async function markThings(world: World, orders: readonly Due<'webhookMarks'>[]): Promise<void> {
  for (const order of orders) await markSome(world, order);
}

async function markSome({ table, now }: World, order: Due<'webhookMarks'>): Promise<void> {
  const { company, isOn, mark, list, after, isAgain } = order;
  const lists = listsOf(company);
  const read = lists[list];
  const page = read && (await readList(table, { ...read, limit: THINGS_A_STEP, after }));
  await eachAtOnce(page?.items ?? [], AT_ONCE, (found) => markThing(table, found, isOn));
  const position = page?.position;
  const rest = { company, isOn, mark, isAgain };
  const at = now().toISOString();
  const next = (() => {
    if (position !== undefined) return { ...rest, list, after: position, at };
    if (list + 1 < lists.length) return { ...rest, list: list + 1, at };
    const again = new Date(Date.parse(at) + AGAIN_SECONDS * 1000).toISOString();
    return isAgain ? undefined : { ...rest, list: 0, isAgain: true, at: again };
  })();
  // Otherwise a newer order does it from the start.
  await isWritten(continueWebhookMarks(table, { company, isOn, mark, list, isAgain }, next));
}
