import { loadUserForm } from '../../user-forms/load-user-form.ts';
import { showUserForm } from '../../user-forms/show-user-form.ts';
import type { Call } from '../../http/answer.ts';
import { noteOpening } from '../../security/note-opening.ts';
import { securityWrite } from '../../security/security-log.ts';
import { companies } from '../../store/entities/companies.ts';
import { findCards } from '../../store/entities/cards/cards.ts';
import { everybodyOf, permits } from '../../store/entities/permits/permit-record.ts';
import { findPresenceSpans } from '../../store/entities/presence/presence-spans.ts';
import { findDaysBetween } from '../../store/entities/presence/presence-days.ts';
import { findWorkerEvents, workerLineOf } from '../../store/entities/workers/worker-lines.ts';
import { cardLedgerOf } from '../../store/entities/cards/card-sync.ts';
import { thingItems } from '../../store/company-data/company-things.ts';
import type { Item } from '../../store/items.ts';
import type { StoredRequest } from '../../store/due/kinds/data-request.ts';
import { cardLedgerKey, EVENT_PREFIX, permitKey } from '../../store/keys.ts';
import { workerKey } from '../../store/site-keys.ts';
import { findMessagesAbout } from '../../store/messages/messages.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import type { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import type { World } from '../../world.ts';
import { loadDataRequest } from './requests.ts';

/** More than an induction ever has. */
const MOST_MESSAGES = 200;

type Export = Reply<typeof dataDeskApi.exportAll>;
type Part = Export['userForms'];

/** All that is kept of the chosen inductions and cards, as it is told to the person; the act is noted first. */
export async function exportPerson({
  world,
  actor,
  params,
  body,
}: Call<typeof dataDeskApi.exportAll>): Promise<Export> {
  const request = await loadDataRequest(world, actor, params.id);
  const isFound =
    body.userForms.every((id) => request.userForms.includes(id)) &&
    body.cards.every((id) => request.cards.includes(id));
  if (!isFound || request.state === 'searching') throw new AppError('invalid_state');
  const { company } = request;
  const about = `${body.userForms.length + body.cards.length}`;
  await world.table.write([securityWrite(world, { kind: 'dataExported', company, by: actor.userId, about })]);
  const chosen = new Set(body.userForms);
  const ofInductions = await inductionCards(world, body.userForms);
  return {
    at: world.now().toISOString(),
    company: (await companies.find(world.table, company))?.name ?? '',
    userForms: await eachOf(body.userForms, (id) => exportInduction(world, actor, id)),
    cards: await eachOf([...body.cards, ...ofInductions], (id) => exportCard(world, company, id)),
    permits: await exportPermits(world, request, chosen),
    lines: await exportLines(world, request, chosen),
    presence: await exportPresence(world, request, chosen),
    messages: (await Promise.all(body.userForms.map((id) => exportMessages(world, company, id)))).flat(),
  };
}

async function eachOf(ids: readonly string[], one: (id: string) => Promise<Part>): Promise<Part> {
  return (await Promise.all(ids.map(one))).flat();
}

/** The events of a history, without their keys. */
function eventsIn(items: readonly Item[]): Part {
  return items.flatMap(({ PK: _partition, SK, entity: _entity, ...event }) =>
    SK.startsWith(EVENT_PREFIX) ? [event] : [],
  );
}

async function exportInduction(world: World, actor: Staff, id: string): Promise<Part> {
  const loaded = await loadUserForm(world, { actor, id }).catch((error: unknown) => {
    if (isAppError(error, 'not_found')) return undefined;
    throw error;
  });
  if (!loaded) return [];
  noteOpening(world, actor, loaded.whole.head, 'export');
  const { fileToken: _, formImageToken: __, formDocumentToken: ___, ...shown } = await showUserForm(world, loaded);
  return [{ ...shown, history: eventsIn(await thingItems(world.table, 'user-forms', id)) }];
}

async function inductionCards({ table }: World, ids: readonly string[]): Promise<string[]> {
  const ledgers = await table.getMany(ids.map(cardLedgerKey));
  return ledgers.flatMap((item) => Object.keys(cardLedgerOf(item).cards));
}

async function exportCard({ table }: World, company: string, id: string): Promise<Part> {
  const [card] = await findCards(table, [id]);
  if (card?.company !== company) return [];
  const { epoch: _, version: __, ...told } = card;
  return [{ ...told, history: eventsIn(await thingItems(table, 'cards', id)) }];
}

async function exportPermits({ table }: World, { permits: ids, company }: StoredRequest, chosen: ReadonlySet<string>) {
  const items = await table.getMany(ids.map(permitKey));
  return items.flatMap((item) => {
    const permit = item && permits.ofItem(item);
    const own = permit
      ? everybodyOf(permit).filter(({ userFormId }) => userFormId !== null && chosen.has(userFormId))
      : [];
    if (permit?.company !== company || own.length === 0) return [];
    const { _id, number, name, formName, startDate, endTime, status } = permit;
    return [
      { _id, number, name, formName, startDate, endTime, status, persons: own.map(({ pins: _pins, ...told }) => told) },
    ];
  });
}

async function exportLines({ table }: World, { lines }: StoredRequest, chosen: ReadonlySet<string>): Promise<Part> {
  const items = await table.getMany(lines.map(({ project, id }) => workerKey(project, id)));
  const own = items.flatMap((item) => (item ? [workerLineOf(item)] : []));
  return Promise.all(
    own
      .filter(({ userForms }) => userForms.some((id) => chosen.has(id)))
      .map(async (line) => ({ ...line, history: await findWorkerEvents(table, line.project, line._id) })),
  );
}

async function exportPresence(
  { table }: World,
  { presence }: StoredRequest,
  chosen: ReadonlySet<string>,
): Promise<Part> {
  const days: Part = [];
  for (const { project, id: userForm } of presence.filter(({ id }) => chosen.has(id))) {
    for (const span of await findPresenceSpans(table, project, [userForm]))
      days.push(...(await findDaysBetween(table, { project, userForm, from: span.from, until: span.until })));
  }
  return days;
}

async function exportMessages({ table }: World, company: string, id: string): Promise<Part> {
  const { items } = await findMessagesAbout(table, {
    company,
    about: `userForm#${id}`,
    limit: MOST_MESSAGES,
    after: undefined,
  });
  return items.map(({ kind, channel, to, created, state }) => ({ kind, channel, to, created, state }));
}
