import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { pendingRole, processType } from '../../shared/permits/permit-chain.ts';
import { PERMIT_READ_ACCESS as READERS } from '../../shared/permits/permit-api.ts';
import { permitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import type { Permit, PermitPerson, PermitRow } from '../../shared/permits/permit.ts';
import { documentFolder, fileTokenFor, imageFolder } from '../http/file-token.ts';
import { viewPin } from '../http/permit-pin.ts';
import type { CardRecord } from '../store/cards.ts';
import type { Item } from '../store/items.ts';
import { permitRowOf, type PermitHead, type PermitPersonRecord } from '../store/permits.ts';
import type { World } from '../world.ts';
import { answeredPages, type LoadedPermit } from './load-permit.ts';
import { cardsOf, problemOf, shownCard } from './permit-cards.ts';

/** A permit as this caller may see it: whole to those who may read all; to those who have a PIN only without addresses of others, history and print. */
export async function showPermit(world: World, actor: Actor, loaded: LoadedPermit): Promise<Permit> {
  const { head, pages, version } = loaded;
  const isWhole = mayCall(actor, READERS);
  const cards = await cardsOf(world.table, head.persons);
  return {
    ...factsOf(world, head),
    permitFormId: { _id: head.permitFormId, name: version.name, description: version.description },
    pages: answeredPages(version, pages, { hideCorrect: !isWhole }),
    persons: head.persons.map((person) =>
      shownPerson(person, { cards, head, isWhole, isOpen: isWhole || isThem(actor, person) }),
    ),
    history: isWhole ? loaded.history : [],
    ...(isWhole ? { viewId: head.viewId, viewPin: viewPin(world.keys, head._id) } : {}),
    fileToken: await fileTokenFor(world, imageFolder('permit', head._id)),
    documentToken: await fileTokenFor(world, documentFolder('permit', head._id)),
    formImageToken: await fileTokenFor(world, imageFolder('permitForm', head.permitFormId)),
    formDocumentToken: await fileTokenFor(world, documentFolder('permitForm', head.permitFormId)),
  };
}

function isThem(actor: Actor, { _id, userId }: PermitPersonRecord): boolean {
  return actor.kind === 'reviewer' ? actor.personId === _id : actor.kind === 'staff' && actor.userId === userId;
}

type Facts = Omit<
  Permit,
  | 'permitFormId'
  | 'pages'
  | 'persons'
  | 'history'
  | 'viewId'
  | 'viewPin'
  | 'fileToken'
  | 'documentToken'
  | 'formImageToken'
  | 'formDocumentToken'
>;

function factsOf(world: World, head: PermitHead): Facts {
  const { _id, company, version, number, name, description, status, archived, project, projectName } = head;
  const { startDate, endTime, dailyStartTime, dailyEndTime, created, createdBy, rejection } = head;
  const validity = permitValidity(head);
  const now = world.now();
  return {
    _id,
    company,
    version,
    number,
    name,
    description,
    status,
    state: permitState(head, validity, now),
    isExpired: validity !== null && now > validity.until,
    archived,
    pendingRole: pendingRole(head.persons),
    processType: processType(head.persons),
    project,
    projectName,
    startDate,
    endTime,
    dailyStartTime,
    dailyEndTime,
    validFrom: validity?.from.toISOString() ?? null,
    validUntil: validity?.until.toISOString() ?? null,
    images: [...head.images],
    documents: [...head.documents],
    cardOverride: saidOf(head.cardOverride),
    rejection,
    ...(head.signatureTimes ? { signatureTimes: head.signatureTimes } : {}),
    meta: { created, createdBy, archived },
  };
}

function saidOf(override: PermitHead['cardOverride']): Permit['cardOverride'] {
  if (!override) return null;
  const { reason, by, role, at } = override;
  return { reason, by, role, at };
}

type Seen = { cards: ReadonlyMap<string, CardRecord>; head: PermitHead; isWhole: boolean; isOpen: boolean };

function shownPerson(person: PermitPersonRecord, { cards, head, isWhole, isOpen }: Seen): PermitPerson {
  const { _id, role, status, firstName, lastName, company, email, phoneNumber, title, userFormId, userId } = person;
  const { cardId, cardRequirement, cardIsMandatory, signed, signature, reason, pinGivenBy, pinAskedBy } = person;
  return {
    _id,
    role,
    status,
    firstName,
    lastName,
    company,
    ...(isOpen ? { email, phoneNumber } : {}),
    title,
    userFormId,
    userId,
    cardId,
    card: shownCard(cardId === null ? undefined : cards.get(cardId)),
    cardRequirement,
    cardIsMandatory,
    cardProblem: problemOf(person, cards, head.endTime),
    signed,
    signature,
    reason,
    ...(pinGivenBy ? { pinGivenBy } : {}),
    ...(isWhole && pinAskedBy ? { pinAskedBy } : {}),
  };
}

/** A row of the list, with what follows from the clock. */
export function showPermitRow(item: Item, now: Date): PermitRow {
  const row = permitRowOf(item);
  const validity = permitValidity(row);
  return {
    ...row,
    state: permitState(row, validity, now),
    isExpired: validity !== null && now > validity.until,
  };
}
