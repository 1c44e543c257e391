import { cardSync } from '../../../functions/store/due/kinds/card-sync.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { formatDate, localDate } from '../../../shared/core/dates.ts';
import { signWorkerToken } from '../../../functions/security/tokens/worker-token.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { syncCards } from '../../../functions/cards/sync-cards.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import type { World } from '../../../functions/world.ts';
import { pngAddress } from '../drawing/png.ts';
import { cardPicture } from '../pictures/card-picture.ts';
import { machinePhoto } from '../pictures/machine-photo.ts';
import { signaturePicture } from '../pictures/signature-picture.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { DemoClient } from '../demo-client.ts';
import { HOT_WORK_CARD } from '../permits/demo-permit-forms.ts';
import { DEMO_PINS } from '../demo-pins.ts';

const DAY_MILLISECONDS = 86_400_000;
const HOUR_DAYS = 1 / 24;
const RIGHT = new Set([
  'Kun putoamiskorkeus on yli 2 m',
  'Työnjohtajalle',
  'Työsuojeluvaltuutetulle',
  'Portin 1 edessä',
  'Runkotyöt',
]);

export type Worker = {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  taxNumber: string;
  /** Days from the first start until the hot-work card expires; null means no card. */
  hotWorkDays: number | null;
  /** Days from the induction until the occupational safety card expires; 900 by default. */
  safetyCardDays?: number;
  /** Whether a machine of their own comes along. */
  hasMachine?: boolean;
  /** What a form asks of some. */
  more?: PersonDetails;
};

/** Workers with an approved induction of the demo site: with a valid hot-work card, an expired one, none, and two more with a valid one. */
export const DEMO_WORKERS = [
  {
    firstName: 'Hanna',
    lastName: 'Hitsari',
    company: 'Teräsrakenne Terä Oy',
    email: 'hanna.hitsari@example.org',
    taxNumber: '100000000201',
    hotWorkDays: 700,
    hasMachine: true,
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
  {
    firstName: 'Veikko',
    lastName: 'Vartio',
    company: 'Teräsrakenne Terä Oy',
    email: 'veikko.vartio@example.org',
    taxNumber: '100000000207',
    hotWorkDays: 900,
  },
  {
    firstName: 'Sanna',
    lastName: 'Seppä',
    company: 'Teräsrakenne Terä Oy',
    email: 'sanna.seppa@example.org',
    taxNumber: '100000000208',
    hotWorkDays: 500,
  },
] as const satisfies readonly Worker[];

/** Users with an induction of their own, and by it a hot-work card: one grants hot work, the other watches after it. */
export const DEMO_STAFF = [
  {
    account: 'foreman',
    firstName: 'Teemu',
    lastName: 'Työnjohtaja',
    company: 'Rakennus Oy Esimerkki',
    email: 'foreman@example.com',
    taxNumber: '100000000209',
    hotWorkDays: 800,
  },
  {
    account: 'manager',
    firstName: 'Matti',
    lastName: 'Mestari',
    company: 'Rakennus Oy Esimerkki',
    email: 'manager@example.com',
    taxNumber: '100000000210',
    hotWorkDays: 1000,
  },
] as const satisfies readonly (Worker & { account: string })[];

type Block = Record<string, unknown>;

/** Unapproved or unfinished inductions on the day of the first start: how many days old, and how many pages signed. */
const UNAPPROVED = [
  {
    pin: DEMO_PINS.site,
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
    pin: DEMO_PINS.visitor,
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
    pin: DEMO_PINS.site,
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

/** Creates inductions that somebody still has to finish or approve. `from` returns a client whose clock is some days behind. */
export async function takeUnapproved(from: (daysAgo: number) => DemoClient): Promise<void> {
  for (const { worker, daysAgo, ...taken } of UNAPPROVED) await signPages(from(daysAgo), worker, taken);
}

/** Takes the whole induction as a worker does and approves it; returns its id. */
export async function takeInduction(
  client: DemoClient,
  worker: Worker,
  { approver, user }: { approver: string; user?: Taken['user'] },
): Promise<string> {
  const { id } = await signPages(client, worker, { pin: DEMO_PINS.site, pages: Infinity, ...(user && { user }) });
  await client.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: approver });
  return id;
}

/** `user`: whose own induction it is, where they have a login. */
type Taken = { pin: string; pages: number; user?: { _id: string; token: string } };

/** Takes an induction as its worker does, as far as some pages; answers it with the worker's token. */
export async function signPages(
  client: DemoClient,
  worker: Worker,
  { pin, pages, user: owner }: Taken,
): Promise<{ id: string; token: string }> {
  const begun = { query: { skipEmail: 'true' as const }, body: { inductionFormPin: pin, userId: owner?._id ?? '' } };
  const started = await client.call(userFormApi.start, begun, owner ?? {});
  const { _id: id, token } = started;
  client.pass(1);
  const { hotWorkDays, safetyCardDays, firstName, lastName, company, email, taxNumber, more } = worker;
  const user = { firstName, lastName, company, email, taxNumber, ...more };
  await client.call(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
  const place = async (picture: Buffer) => {
    const body = { upload: pngAddress(picture) };
    return (await client.call(uploadApi.userFormImage, { params: { id }, body }, { token })).name;
  };
  const holder = `${worker.firstName} ${worker.lastName}`;
  const cards: object[] = [];
  for (const { name, expires } of cardsOf(client, { hotWorkDays, safetyCardDays })) {
    const imageSrc = await place(cardPicture({ name, holder, validUntil: formatDate(expires) }));
    cards.push({ name, expires, imageSrc });
  }
  const machine = worker.hasMachine ? await place(machinePhoto()) : undefined;
  const signature = signatureAt(client);
  for (const [index, page] of started.pages.slice(0, pages).entries()) {
    const content = page.content.map((block: Block) => answerBlock(block, { cards, signature, machine }));
    const params = { id, pageIndex: String(index) };
    await client.call(userFormApi.signPage, { params, body: { content, version: 0 } }, { token });
  }
  return { id, token };
}

const signatureAt = ({ world }: DemoClient) => ({
  signed: true,
  value: pngAddress(signaturePicture()),
  location: 'Helsinki',
  date: localDate(world.now()),
});

/** Renews an induction as its worker does: signs what is not taken over. */
export async function renewInduction(client: DemoClient, id: string): Promise<string> {
  const former = await findUserForm(client.world.table, id);
  if (!former) throw new Error('there is nothing to renew');
  const token = await signWorkerToken(client.world, former);
  const query = { skipEmail: 'true' as const };
  const renewal = await client.call(renewalApi.renew, { params: { id }, query }, { token });
  client.pass(1);
  const answers = { cards: [], signature: signatureAt(client), machine: undefined };
  for (const [index, { carried, content }] of renewal.pages.entries()) {
    if (carried) continue;
    const params = { id: renewal._id, pageIndex: String(index) };
    const body = { content: content.map((block: Block) => answerBlock(block, answers)), version: 0 };
    await client.call(userFormApi.signPage, { params, body }, { token: renewal.token });
  }
  return renewal._id;
}

type CardDays = { hotWorkDays: number | null; safetyCardDays: number | undefined };

function cardsOf(
  { world }: DemoClient,
  { hotWorkDays, safetyCardDays = 900 }: CardDays,
): { name: string; expires: string }[] {
  const inDays = (days: number) => localDate(new Date(world.now().getTime() + days * DAY_MILLISECONDS));
  const asked = [
    { name: 'Työturvallisuuskortti', expires: inDays(safetyCardDays) },
    { name: 'Valttikortti', expires: inDays(1200) },
  ];
  return hotWorkDays === null ? asked : [...asked, { name: HOT_WORK_CARD, expires: inDays(hotWorkDays) }];
}

type Answers = { cards: readonly object[]; signature: object; machine: string | undefined };

function answerBlock(block: Block, answers: Answers): Block {
  if (block['kind'] === 'checkbox') return { ...block, value: true };
  if (block['kind'] === 'cards') return { ...block, images: answers.cards };
  if (block['kind'] === 'question') {
    const options = (block['options'] as { text: string }[]).map((one) => ({ ...one, selected: RIGHT.has(one.text) }));
    return { ...block, options };
  }
  return block['kind'] === 'form'
    ? { ...block, fields: (block['fields'] as Block[]).map((one) => fillField(one, answers)) }
    : block;
}

function fillField(field: Block, { signature, machine }: Answers): Block {
  if (field['type'] === 'signature') return { ...field, value: signature };
  if (field['type'] === 'yesno') return { ...field, value: machine === undefined ? 'no' : 'yes' };
  if (field['type'] === 'image' && machine !== undefined) return { ...field, value: [machine] };
  return field['mandatory'] ? { ...field, value: 'Vesa Vastaava' } : field;
}

/** Creates the cards of signed inductions without waiting for due work. */
export async function makeDueCards(world: World): Promise<void> {
  const keys = await findDueKeys(world.table, world.now(), 100);
  const items = (await world.table.getMany(keys)).filter((item) => item?.['entity'] === 'cardSync');
  await syncCards(
    world,
    items.flatMap((item) => (item ? cardSync.read(item) : [])),
  );
}
