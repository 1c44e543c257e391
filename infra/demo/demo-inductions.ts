import { localDate } from '../../shared/core/dates.ts';
import { syncCards } from '../../functions/cards/sync-cards.ts';
import { findDueKeys } from '../../functions/store/due-work.ts';
import type { World } from '../../functions/world.ts';
import { cardPicture } from './card-picture.ts';
import type { DemoClient } from './demo-client.ts';
import { HOT_WORK_CARD } from './demo-permit-forms.ts';

const DAY_MILLISECONDS = 86_400_000;
const PIN = '123456';
const RIGHT = new Set([
  'Kun putoamiskorkeus on yli 2 m',
  'Työnjohtajalle',
  'Työsuojeluvaltuutetulle',
  'Portin 1 edessä',
  'Runkotyöt',
]);

type Worker = {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  taxNumber: string;
  /** Days from the first start to the end of the hot-work card; none without one. */
  hotWorkDays: number | null;
};

/** Those who have taken the induction of the demo site: one with a good hot-work card, one whose card is over, one without. */
export const DEMO_WORKERS = [
  {
    firstName: 'Hanna',
    lastName: 'Hitsari',
    company: 'Teräsrakenne Terä Oy',
    email: 'hanna.hitsari@example.org',
    taxNumber: '100000000201',
    hotWorkDays: 700,
  },
  {
    firstName: 'Pekka',
    lastName: 'Putki',
    company: 'LVI Putki Oy',
    email: 'pekka.putki@example.org',
    taxNumber: '100000000202',
    hotWorkDays: -30,
  },
  {
    firstName: 'Leena',
    lastName: 'Levy',
    company: 'Peltityö Levy Oy',
    email: 'leena.levy@example.org',
    taxNumber: '100000000203',
    hotWorkDays: null,
  },
] as const satisfies readonly Worker[];

type Block = Record<string, unknown>;

/** Takes the whole induction as a worker does and has it approved; answers its id. */
export async function takeInduction(client: DemoClient, worker: Worker, approver: string): Promise<string> {
  const body = { inductionFormPin: PIN };
  const started = await client.call('POST', '/user-forms?skipEmail=true', { body });
  const { _id: id, token } = started;
  client.pass(1);
  const { hotWorkDays, ...user } = worker;
  await client.call('PUT', `/user-forms/${id}`, { token, body: { version: 0, user } });
  const upload = `data:image/png;base64,${cardPicture([24, 78, 130]).toString('base64')}`;
  const { name: photo } = await client.call('POST', `/user-forms/${id}/upload-image`, { token, body: { upload } });
  const cards = cardsOf(client, { photo, hotWorkDays });
  for (const [index, page] of started.pages.entries()) {
    const content = page.content.map((block: Block) => answered(block, cards, upload));
    const path = `/user-forms/${id}/sign-page/${index}`;
    await client.call('PUT', path, { token, body: { content, version: 0 } });
  }
  await client.call('PUT', `/user-forms/${id}/approve`, { token: approver, body: { approved: true } });
  return id;
}

function cardsOf({ world }: DemoClient, { photo, hotWorkDays }: { photo: string; hotWorkDays: number | null }) {
  const inDays = (days: number) => localDate(new Date(world.now().getTime() + days * DAY_MILLISECONDS));
  const card = (name: string, expires: string) => ({ name, expires, imageSrc: photo });
  const asked = [card('Työturvallisuuskortti', inDays(900)), card('Valttikortti', inDays(1200))];
  return hotWorkDays === null ? asked : [...asked, card(HOT_WORK_CARD, inDays(hotWorkDays))];
}

function answered(block: Block, images: readonly object[], drawing: string): Block {
  if (block['kind'] === 'checkbox') return { ...block, value: true };
  if (block['kind'] === 'cards') return { ...block, images };
  if (block['kind'] === 'question') {
    const options = (block['options'] as { text: string }[]).map((one) => ({ ...one, selected: RIGHT.has(one.text) }));
    return { ...block, options };
  }
  return block['kind'] === 'form'
    ? { ...block, fields: (block['fields'] as Block[]).map((one) => filled(one, drawing)) }
    : block;
}

function filled(field: Block, drawing: string): Block {
  if (field['type'] === 'signature') {
    return { ...field, value: { signed: true, value: drawing, location: 'Helsinki', date: '2026-11-02' } };
  }
  return field['mandatory'] ? { ...field, value: 'Vesa Vastaava' } : field;
}

/** Makes the cards of signed inductions without waiting for the work that is due. */
export async function makeDueCards(world: World): Promise<void> {
  const keys = await findDueKeys(world.table, world.now(), 100);
  const items = (await world.table.getMany(keys)).filter((item) => item?.['entity'] === 'cardSync');
  await syncCards(
    world,
    items.flatMap((item) => item ?? []),
  );
}
