import type { Staff } from '../../shared/core/actor.ts';
import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus, isImagePresent } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Call } from '../http/answer.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import { fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import type { CardRecord } from '../store/entities/cards/cards.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { claimPinKey, userFormKey, userFormsPartition } from '../store/keys.ts';
import { readFound } from '../store/search/found-list.ts';
import { loadProject } from '../verbs/load-project.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { judge, type Judged } from './judge.ts';

const MOST_FOUND = 10;

/** The people of a project by their names or by the nine digits of an induction, each with their verdict. */
export async function findAtGate({
  world,
  actor,
  params,
  query,
}: Call<typeof gateApi.find>): Promise<Reply<typeof gateApi.find>> {
  const project = await loadProject(world, actor, params.id);
  const { company, inductionFormIds } = project;
  const digits = query.q.replaceAll(/\s/g, '');
  const heads = /^\d{9}$/.test(digits)
    ? await headsOfPin(world, digits, project)
    : await headsOfName(world, query.q, { company, inductionFormIds });
  return { items: (await judge(world, project, heads)).map(rowOf) };
}

type Site = { company: string; inductionFormIds: readonly string[] };

async function headsOfName({ table }: World, q: string, { company, inductionFormIds }: Site): Promise<UserFormHead[]> {
  const partitions = inductionFormIds.map((formId) => userFormsPartition(company, formId, false));
  const { items } = await readFound(table, { partitions, limit: MOST_FOUND, after: undefined, q, keyOf: userFormKey });
  return items.map(userFormOf);
}

async function headsOfPin({ table }: World, pin: string, { company, inductionFormIds }: Site): Promise<UserFormHead[]> {
  const claim = await table.get(claimPinKey(pin));
  const head = claim && (await findUserForm(table, String(claim['id'])));
  const isOfSite = head?.company === company && inductionFormIds.includes(head.inductionFormId);
  return head && isOfSite ? [head] : [];
}

function rowOf({ head, verdict, state }: Judged) {
  return { userFormId: head._id, ...personOf(head), verdict, state };
}

function personOf({ user: { firstName = '', lastName = '', company = '' } }: UserFormHead) {
  return { name: `${firstName} ${lastName}`.trim(), employer: company };
}

/** One person of the company at the gate of a project, by the id of their induction or of its pass. */
export async function showAtGate({
  world,
  actor,
  params,
}: Call<typeof gateApi.get>): Promise<Reply<typeof gateApi.get>> {
  const [project, head] = await Promise.all([
    loadProject(world, actor, params.id),
    headOf(world, actor, params.personId),
  ]);
  const [judged] = await judge(world, project, [head]);
  if (!judged) throw new AppError('not_found');
  const { verdict, reasons, state, cards } = judged;
  return {
    userFormId: head._id,
    person: personOf(head),
    verdict,
    reasons,
    state,
    validUntil: head.validUntil ?? null,
    cards: await Promise.all(cards.map((card) => showCard(world, card))),
  };
}

async function headOf(world: World, actor: Staff, personId: string): Promise<UserFormHead> {
  const ids = [personId, userFormOfPass(world.keys, personId) ?? personId];
  const [own, ofPass] = await world.table.getMany(ids.map(userFormKey));
  const item = own ?? ofPass;
  return requireOwned(actor, item && userFormOf(item));
}

async function showCard(world: World, card: CardRecord) {
  const { _id, expires, imageSrc } = card;
  const path = `${imageFolder('card', _id)}${imageSrc}`;
  return {
    _id,
    name: cardNameOf(card),
    expires,
    state: expirationStatus(expires, localDate(world.now())),
    imageSrc,
    fileToken: isImagePresent(imageSrc) ? await fileTokenFor(world, path) : null,
  };
}
