import { cardSync } from '../../../functions/store/due/kinds/card-sync.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { signWorkerToken } from '../../../functions/security/tokens/worker-token.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { syncCards } from '../../../functions/cards/sync-cards.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import type { World } from '../../../functions/world.ts';
import { pngAddress } from '../drawing/png.ts';
import { cardPicture } from '../pictures/card-picture.ts';
import { machinePhoto } from '../pictures/machine-photo.ts';
import type { DemoClient } from '../demo-client.ts';
import { DEMO_PINS } from '../demo-pins.ts';
import { answerBlock, cardsOf, signatureAt, type Block } from './demo-answers.ts';
import { UNAPPROVED, type Worker } from './demo-workers.ts';

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

/** Creates the cards of signed inductions without waiting for due work. */
export async function makeDueCards(world: World): Promise<void> {
  const keys = await findDueKeys(world.table, world.now(), 100);
  const items = (await world.table.getMany(keys)).filter((item) => item?.['entity'] === 'cardSync');
  await syncCards(
    world,
    items.flatMap((item) => (item ? cardSync.read(item) : [])),
  );
}
