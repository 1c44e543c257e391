import { localDate } from '../../shared/core/dates.ts';
import { syncCards } from '../../functions/cards/sync-cards.ts';
import { findDueKeys } from '../../functions/store/due-work.ts';
import type { World } from '../../functions/world.ts';
import { cardPicture } from './card-picture.ts';
import { signaturePicture } from './signature-picture.ts';
import type { DemoClient } from './demo-client.ts';
import { HOT_WORK_CARD } from './demo-permit-forms.ts';

const DAY_MILLISECONDS = 86_400_000;
const [SITE_PIN, VISITOR_PIN] = ['123456', '234567'];
const HOUR_DAYS = 1 / 24;
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

/** Whose inductions wait for approval or are not finished, on the day of the first start: how many days ago, and how many pages are signed. */
const UNAPPROVED = [
  {
    pin: SITE_PIN,
    daysAgo: 1,
    pages: Infinity,
    worker: {
      firstName: 'Matias',
      lastName: 'Muurari',
      company: 'Muuraus Muuri Oy',
      email: 'matias.muurari@example.org',
      taxNumber: '100000000204',
      hotWorkDays: null,
    },
  },
  {
    pin: VISITOR_PIN,
    daysAgo: 5 * HOUR_DAYS,
    pages: Infinity,
    worker: {
      firstName: 'Saara',
      lastName: 'Suunnittelija',
      company: 'Rakennesuunnittelu Sala Oy',
      email: 'saara.suunnittelija@example.org',
      taxNumber: '',
      hotWorkDays: null,
    },
  },
  {
    pin: SITE_PIN,
    daysAgo: 3 * HOUR_DAYS,
    pages: 4,
    worker: {
      firstName: 'Elina',
      lastName: 'Eristäjä',
      company: 'Eristys Villa Oy',
      email: 'elina.eristaja@example.org',
      taxNumber: '100000000205',
      hotWorkDays: null,
    },
  },
] as const;

/** Inductions that somebody has still to finish or to approve. `from` answers a client whose clock stands some days before now. */
export async function takeUnapproved(from: (daysAgo: number) => DemoClient): Promise<void> {
  for (const { worker, daysAgo, ...taken } of UNAPPROVED) await signPages(from(daysAgo), worker, taken);
}

/** Takes the whole induction as a worker does and has it approved; answers its id. */
export async function takeInduction(client: DemoClient, worker: Worker, approver: string): Promise<string> {
  const id = await signPages(client, worker, { pin: SITE_PIN, pages: Infinity });
  await client.call('PUT', `/user-forms/${id}/approve`, { token: approver, body: { approved: true } });
  return id;
}

type Taken = { pin: string; pages: number };

async function signPages(client: DemoClient, worker: Worker, { pin, pages }: Taken): Promise<string> {
  const started = await client.call('POST', '/user-forms?skipEmail=true', { body: { inductionFormPin: pin } });
  const { _id: id, token } = started;
  client.pass(1);
  const { hotWorkDays, ...user } = worker;
  await client.call('PUT', `/user-forms/${id}`, { token, body: { version: 0, user } });
  const upload = `data:image/png;base64,${cardPicture([24, 78, 130]).toString('base64')}`;
  const { name: photo } = await client.call('POST', `/user-forms/${id}/upload-image`, { token, body: { upload } });
  const cards = cardsOf(client, { photo, hotWorkDays });
  const signature = {
    signed: true,
    value: `data:image/png;base64,${signaturePicture().toString('base64')}`,
    location: 'Helsinki',
    date: localDate(client.world.now()),
  };
  for (const [index, page] of started.pages.slice(0, pages).entries()) {
    const content = page.content.map((block: Block) => answered(block, cards, signature));
    const path = `/user-forms/${id}/sign-page/${index}`;
    await client.call('PUT', path, { token, body: { content, version: 0 } });
  }
  return id;
}

function cardsOf({ world }: DemoClient, { photo, hotWorkDays }: { photo: string; hotWorkDays: number | null }) {
  const inDays = (days: number) => localDate(new Date(world.now().getTime() + days * DAY_MILLISECONDS));
  const card = (name: string, expires: string) => ({ name, expires, imageSrc: photo });
  const asked = [card('Työturvallisuuskortti', inDays(900)), card('Valttikortti', inDays(1200))];
  return hotWorkDays === null ? asked : [...asked, card(HOT_WORK_CARD, inDays(hotWorkDays))];
}

function answered(block: Block, images: readonly object[], signature: object): Block {
  if (block['kind'] === 'checkbox') return { ...block, value: true };
  if (block['kind'] === 'cards') return { ...block, images };
  if (block['kind'] === 'question') {
    const options = (block['options'] as { text: string }[]).map((one) => ({ ...one, selected: RIGHT.has(one.text) }));
    return { ...block, options };
  }
  return block['kind'] === 'form'
    ? { ...block, fields: (block['fields'] as Block[]).map((one) => filled(one, signature)) }
    : block;
}

function filled(field: Block, signature: object): Block {
  if (field['type'] === 'signature') return { ...field, value: signature };
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
