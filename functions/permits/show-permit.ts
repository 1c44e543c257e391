import { languagesOf } from '../../shared/content/base-language.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { isGrantingRole, pendingRole, processType } from '../../shared/permits/permit-chain.ts';
import { PERMIT_READ_ACCESS as READERS } from '../../shared/permits/permit-api.ts';
import { lifeOf, permitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import { factsOf } from '../../shared/permits/permit-facts.ts';
import type { Permit, PermitPerson, PermitRow } from '../../shared/permits/permit.ts';
import { documentFolder, fileTokenFor, imageFolder, standInToken } from '../security/tokens/file-token.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import { viewPin } from '../security/pins/permit-pin.ts';
import { wayTo } from '../messages/new-message.ts';
import type { CardRecord } from '../store/entities/cards/cards.ts';
import type { Item } from '../store/items.ts';
import {
  everybodyOf,
  permits,
  type PermitHead,
  type PermitPersonRecord,
} from '../store/entities/permits/permit-record.ts';
import { sayVersion } from '../verbs/said-version.ts';
import type { World } from '../world.ts';
import { answeredPages, type LoadedPermit } from './load-permit.ts';
import { cardsOf, problemOf, showCard } from './permit-cards.ts';
import { reachedPersons } from './permit-messages.ts';
import { findOverlaps } from './permit-overlaps.ts';
import { returnTo } from './returned-mail.ts';

/**
 * A permit as this caller may see it: whole for those who may read all; for a PIN's holder without others' addresses, history and print. A
 * holder of the print's link sees only the link's id and never the permit's. The form's texts are in `language` as far as it is offered.
 */
export async function showPermit(
  world: World,
  actor: Actor,
  loaded: LoadedPermit,
  language?: WorkerLanguage,
): Promise<Permit> {
  const { head, pages, returns } = loaded;
  const { version, in: shownIn } = await sayVersion(world, loaded.version, language);
  const isWhole = mayCall(actor, READERS);
  const cards = await cardsOf(world.table, everybodyOf(head));
  const show = (person: PermitPersonRecord) =>
    showPerson(person, {
      cards,
      head,
      isWhole,
      isOpen: isWhole || isThem(actor, person),
      mailReturned: isWhole ? returnTo(world, person, returns) : undefined,
    });
  const isView = actor.kind === 'reviewer' && actor.viewOf !== undefined;
  return {
    ...showHead(world, head),
    ...(isView ? { _id: head.viewId } : {}),
    permitFormId: { _id: head.permitFormId, name: version.name, description: version.description },
    ...(shownIn && { ...shownIn, languages: [...languagesOf(version)] }),
    settings: permitSettingsOf(version),
    pages: answeredPages(version, pages, { hideCorrect: !isWhole }),
    ...(await overlapsFor(world, actor, head)),
    persons: head.persons.map(show),
    handOver: head.handOver ? { ...head.handOver, person: show(head.handOver.person) } : null,
    history: isWhole ? loaded.history : [],
    ...(isWhole ? { viewId: head.viewId, viewPin: viewPin(world.keys, head._id) } : {}),
    ...(await tokensOf(world, head, isView)),
    formImageToken: await fileTokenFor(world, imageFolder('permitForm', head.permitFormId)),
    formDocumentToken: await fileTokenFor(world, documentFolder('permitForm', head.permitFormId)),
  };
}

/** What a permit overlaps with, for whoever writes permits and for who grants it, until it is over. */
async function overlapsFor(world: World, actor: Actor, head: PermitHead): Promise<Pick<Permit, 'overlaps'>> {
  const isOpen = !head.archived && OPEN.has(head.status);
  const grants = head.persons.some((person) => isThem(actor, person) && isGrantingRole(head.persons, person.role));
  if (!isOpen || !head.zones || !(grants || mayCall(actor, READERS))) return {};
  return { overlaps: await findOverlaps(world, head) };
}

const OPEN: ReadonlySet<PermitHead['status']> = new Set(['Draft', 'Pending Approval', 'Approved']);

async function tokensOf(world: World, { _id, viewId }: PermitHead, isView: boolean) {
  const tokenOf = (folderOf: typeof imageFolder) =>
    isView
      ? standInToken(world, { path: folderOf('permit', viewId), id: _id })
      : fileTokenFor(world, folderOf('permit', _id));
  return { fileToken: await tokenOf(imageFolder), documentToken: await tokenOf(documentFolder) };
}

function isThem(actor: Actor, { _id, userId }: PermitPersonRecord): boolean {
  return actor.kind === 'reviewer' ? actor.personId === _id : actor.kind === 'staff' && actor.userId === userId;
}

type Facts = Omit<
  Permit,
  | 'permitFormId'
  | 'settings'
  | 'languages'
  | 'language'
  | 'translation'
  | 'pages'
  | 'persons'
  | 'handOver'
  | 'overlaps'
  | 'history'
  | 'viewId'
  | 'viewPin'
  | 'fileToken'
  | 'documentToken'
  | 'formImageToken'
  | 'formDocumentToken'
>;

function showHead(world: World, head: PermitHead): Facts {
  const { _id, company, version, number, status, archived, project, projectName, created, createdBy, rejection } = head;
  const validity = permitValidity(head);
  const now = world.now();
  return {
    _id,
    company,
    version,
    number,
    ...factsOf(head),
    zones: head.zones ?? [],
    status,
    state: permitState(lifeOf(head), validity, now),
    isExpired: validity !== null && now > validity.until,
    archived,
    pendingRole: pendingRole(head.persons),
    processType: processType(head.persons),
    project,
    projectName,
    validFrom: validity?.from.toISOString() ?? null,
    validUntil: validity?.until.toISOString() ?? null,
    images: [...head.images],
    documents: [...head.documents],
    cardOverride: showOverride(head.cardOverride),
    overlapReason: head.overlapReason ?? null,
    rejection,
    suspended: head.suspended ? { ...head.suspended, told: reachedPersons(everybodyOf(head)).length } : null,
    extension: head.extension ?? null,
    watches: head.watches ?? [],
    ...(head.signatureTimes ? { signatureTimes: head.signatureTimes } : {}),
    meta: { created, createdBy, archived },
  };
}

function showOverride(override: PermitHead['cardOverride']): Permit['cardOverride'] {
  if (!override) return null;
  const { reason, by, role, at } = override;
  return { reason, by, role, at };
}

type Seen = {
  cards: ReadonlyMap<string, CardRecord>;
  head: PermitHead;
  isWhole: boolean;
  isOpen: boolean;
  mailReturned: PermitPerson['mailReturned'];
};

/** By what a person signed, in which language, and from or to whom the permit was handed over. */
function showWays({ collected, handedOver, tookOver, shownIn }: PermitPersonRecord) {
  return {
    ...(collected && { collected }),
    ...(handedOver && { handedOver }),
    ...(tookOver && { tookOver }),
    ...(shownIn && { shownIn }),
  };
}

function showPerson(person: PermitPersonRecord, { cards, head, isWhole, isOpen, mailReturned }: Seen): PermitPerson {
  const { _id, role, status, firstName, lastName, company, email, phoneNumber, title, userFormId, userId } = person;
  const { cardId, cardRequirement, cardIsMandatory, signed, signature, reason, pinGivenBy } = person;
  const { onPhoneOf, pinAskedBy } = person;
  return {
    _id,
    role,
    status,
    firstName,
    lastName,
    company,
    ...(isOpen ? { email, phoneNumber } : {}),
    ...(isWhole ? { isReachable: wayTo(person) !== undefined } : {}),
    title,
    userFormId,
    userId,
    cardId,
    card: showCard(cardId === null ? undefined : cards.get(cardId)),
    cardRequirement,
    cardIsMandatory,
    ...(person.needsApprovedCard && { needsApprovedCard: true }),
    ...(person.isWatch && { isWatch: true }),
    cardProblem: problemOf(person, cards, head.endTime),
    signed,
    signature,
    reason,
    ...(pinGivenBy ? { pinGivenBy } : {}),
    ...(onPhoneOf ? { onPhoneOf } : {}),
    ...showWays(person),
    ...(isWhole && pinAskedBy ? { pinAskedBy } : {}),
    ...(mailReturned ? { mailReturned } : {}),
  };
}

/** A list row, with the states that depend on the clock. */
export function showPermitRow(item: Item, now: Date): PermitRow {
  const row = permits.rowOf(item);
  const validity = permitValidity(row);
  return {
    ...row,
    state: permitState(row, validity, now),
    isExpired: validity !== null && now > validity.until,
  };
}
