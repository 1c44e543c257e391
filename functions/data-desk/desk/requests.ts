import type { Call } from '../../http/answer.ts';
import { companyAsked } from '../../http/company-asked.ts';
import { requireConfirmed } from '../../security/confirmed-login.ts';
import { newId } from '../../security/random-ids.ts';
import { encryptBox } from '../../security/sealed-box.ts';
import { securityWrite } from '../../security/security-log.ts';
import { dataRequestWrite, findDataRequest, type StoredRequest } from '../../store/due/kinds/data-request.ts';
import { companies } from '../../store/entities/companies.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { erasureWrite } from '../../store/installation/erasures.ts';
import { userFormKey } from '../../store/keys.ts';
import { takeAttempt, type Limit } from '../../store/limits/limits.ts';
import { writeOnce } from '../../store/once.ts';
import { isWritten } from '../../store/table-errors.ts';
import { requireOwned } from '../../verbs/load-owned.ts';
import { refOf, type Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import type { DataRequest } from '../../../shared/data-desk/data-request.ts';
import type { World } from '../../world.ts';
import { showDataRequest } from './show-data-request.ts';

const LIFE_SECONDS = 2 * 24 * 3600;
/** What was planned is erased within this time: later it may be another person’s, or more. */
const PLAN_LIFE_SECONDS = 3600;
/** A search goes through all that a company keeps. */
const SEARCHES: Limit = { name: 'dataSearches', most: 60, windowSeconds: 3600 };

/** A request of the caller's company; 404 otherwise. */
export async function loadDataRequest(world: World, actor: Staff, id: string): Promise<StoredRequest> {
  return requireOwned(actor, await findDataRequest(world.table, id, world.now()));
}

export async function beginSearch({ world, actor, body, once }: Call<typeof dataDeskApi.search>): Promise<DataRequest> {
  const company = companyAsked(actor, body);
  if (!(await companies.find(world.table, company))) throw new AppError('not_found');
  await takeAttempt(world.table, SEARCHES, company, world.now());
  const created = world.now().toISOString();
  const request: StoredRequest = {
    id: newId(world),
    company,
    version: 0,
    state: 'searching',
    askedBy: body.by,
    box: encryptBox(world.keys, body.text),
    created,
    by: refOf(actor),
    step: 0,
    looked: 0,
    isCut: false,
    userForms: [],
    cards: [],
    users: [],
    permits: [],
    lines: [],
    presence: [],
    ttl: Math.floor(world.now().getTime() / 1000) + LIFE_SECONDS,
  };
  const entry = securityWrite(world, { kind: 'dataSearched', company, by: actor.userId, about: body.by });
  const writes = [dataRequestWrite(request, created), entry];
  const { result } = await writeOnce(world.table, { once, now: world.now(), result: { id: request.id }, writes });
  return showDataRequest(world, await loadDataRequest(world, actor, result.id));
}

export async function planErasing({ world, actor, params, body }: Call<typeof dataDeskApi.plan>): Promise<DataRequest> {
  const request = await loadDataRequest(world, actor, params.id);
  const isChosen =
    body.userForms.length + body.cards.length > 0 &&
    body.userForms.every((id) => request.userForms.includes(id)) &&
    body.cards.every((id) => request.cards.includes(id));
  if (!isChosen || (request.state !== 'found' && request.state !== 'planned')) throw new AppError('invalid_state');
  const chosen = { userForms: body.userForms, cards: body.cards, isListElsewhere: body.isListElsewhere === true };
  const { plan: _, receipt: __, ...rest } = request;
  return move(world, actor, { request: { ...rest, state: 'planning', chosen }, writes: [] });
}

/** What is not on the list of what was found cannot be erased, and nothing without having been reckoned shortly before. */
export async function beginErasing(call: Call<typeof dataDeskApi.erase>): Promise<DataRequest> {
  const { world, actor, params, body, address } = call;
  const request = await loadDataRequest(world, actor, params.id);
  const { plan, receipt, company } = request;
  const now = world.now();
  const isFresh = receipt && now.getTime() - Date.parse(receipt.at) < PLAN_LIFE_SECONDS * 1000;
  if (request.state !== 'planned' || !plan || !isFresh) throw new AppError('invalid_state');
  if (await isSignedSince(world, request, receipt.at)) throw new AppError('invalid_state');
  await requireConfirmed(world, { actor, address, currentPassword: body.currentPassword });
  const told = { ...receipt, at: now.toISOString(), by: actor.name };
  const { plan: _, ...rest } = request;
  const entry = securityWrite(world, { kind: 'dataErased', company, by: actor.userId, about: told._id });
  return move(world, actor, {
    request: { ...rest, state: 'erasing', receipt: told },
    writes: [erasureWrite({ receipt: told, plan }), entry],
  });
}

/** Who signed after the plan may be on a list of workers by now, which the plan did not keep. */
async function isSignedSince({ table }: World, { chosen }: StoredRequest, planned: string): Promise<boolean> {
  const items = await table.getMany((chosen?.userForms ?? []).map(userFormKey));
  return items.some((item) => item !== undefined && (userFormOf(item).signed ?? '') >= planned);
}

type Move = { request: StoredRequest; writes: Parameters<World['table']['write']>[0] };

async function move(world: World, actor: Staff, { request, writes }: Move): Promise<DataRequest> {
  const due = dataRequestWrite(request, world.now().toISOString());
  if (!(await isWritten(world.table.write([due, ...writes])))) throw new AppError('invalid_state');
  return showDataRequest(world, await loadDataRequest(world, actor, request.id));
}
