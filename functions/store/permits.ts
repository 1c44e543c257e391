import type { Answers } from '../../shared/content/answers.ts';
import type { SignatureTimes } from '../../shared/content/page.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { PersonRole, PersonStatus } from '../../shared/permits/permit-chain.ts';
import type { Permit, PermitEvent, PermitPerson, PermitRow } from '../../shared/permits/permit.ts';
import { pendingPerson } from '../../shared/permits/permit-chain.ts';
import { isSignedByAnybody } from '../../shared/permits/permit-moves.ts';
import { createdSortKey } from './index-list.ts';
import type { Item, Key } from './items.ts';
import type { Searchable } from './search-entries.ts';
import type { Table } from './table.ts';

/** A PIN as a peppered hash, and the round of guessing in which it was drawn. */
export type PinRecord = {
  hash: string;
  round: number;
  /** The user who had it drawn anew; absent of those that come with somebody's turn. */
  drawnBy?: string;
  /** The user whom it was shown to; absent where it was sent to its person. */
  shownTo?: { _id: string; name: string };
};

/** A person of a permit as they were when they were chosen. */
export type PermitPersonRecord = {
  _id: string;
  role: PersonRole;
  status: PersonStatus;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phoneNumber: string;
  language: Language;
  title: string;
  userFormId: string | null;
  userId: string | null;
  cardId: string | null;
  cardRequirement: string;
  cardIsMandatory: boolean;
  signed: string | null;
  signature: PermitPerson['signature'];
  reason: string | null;
  /** The PINs that open the permit for them, newest first. */
  pins: readonly PinRecord[];
  /** Who asked for a PIN that another user may see. */
  pinAskedBy?: { _id: string; name: string } | undefined;
  /** Who gave out the PIN that they signed with. */
  pinGivenBy?: string | undefined;
};

type Said = NonNullable<Permit['rejection']>;

/** A permit but for the answers on its pages and its history. */
export type PermitHead = {
  _id: string;
  company: string;
  project: string;
  /** The project's name when the permit was made. */
  projectName: string;
  permitFormId: string;
  formVersion: number;
  formName: string;
  /** Counts every change. */
  version: number;
  /** Counts changes of what a signature covers. */
  contentVersion: number;
  number: string;
  name: string;
  description: string;
  status: Permit['status'];
  archived: boolean;
  startDate: string | null;
  endTime: string | null;
  dailyStartTime: string;
  dailyEndTime: string;
  images: readonly string[];
  documents: readonly string[];
  persons: readonly PermitPersonRecord[];
  /** `covers` names the problems that it lets pass. */
  cardOverride: (Said & { covers: readonly string[] }) | null;
  rejection: Said | null;
  /** When the drawings on the pages came; absent where there is none, and for those of before this was kept. */
  signatureTimes?: SignatureTimes | undefined;
  created: string;
  createdBy: { _id: string; name: string };
  /** The id by which the link of the print finds the permit. */
  viewId: string;
  /** Grows when the guesses of a round are used up and new PINs are drawn. */
  pinRound: number;
};

const HEAD = 'META';
const MOST_EVENTS = 100;

const partition = (id: string) => `PERMIT#${id}`;
export const permitKey = (id: string): Key => ({ PK: partition(id), SK: HEAD });
export const permitPageKey = (id: string, index: number): Key => ({
  PK: partition(id),
  SK: `P#${String(index).padStart(3, '0')}`,
});
export const permitEventKey = (id: string, at: string, version: number): Key => ({
  PK: partition(id),
  SK: `H#${at}#${String(version).padStart(6, '0')}`,
});
export const permitGuessesKey = (id: string, round: number): Key => ({ PK: partition(id), SK: `G#${round}` });
export const permitViewKey = (viewId: string): Key => ({ PK: `PERMITVIEW#${viewId}`, SK: 'VIEW' });

export function permitsPartition(company: string, project: string, archived: boolean): string {
  return `C#${company}#PERMITS#${project}#${archived ? 'archived' : 'active'}`;
}

/** Whether anybody has signed or refused the permit, so that it tells for ever who was in it. */
export function wasActedOn({ head, history }: Pick<WholePermit, 'head' | 'history'>): boolean {
  const isAct = ({ what }: PermitEvent) => what === 'signed' || what === 'rejected';
  return history.some(isAct) || head.persons.some(({ signed }) => signed !== null);
}

/** A permit that was removed is none, though its item may still stand. */
export async function findPermit(table: Table, id: string): Promise<PermitHead | undefined> {
  const item = await table.get(permitKey(id));
  return item && item['removed'] === undefined ? permitOf(item) : undefined;
}

/** `pages` holds the answers of the pages that were ever touched; `history` the newest events, newest first. */
export type WholePermit = { head: PermitHead; pages: Map<number, Answers>; history: PermitEvent[] };

/** The whole of a permit in one Query. */
export async function findWholePermit(table: Table, id: string): Promise<WholePermit | undefined> {
  const items = await table.queryAll({ where: 'PK = :id', values: { ':id': partition(id) } });
  const found = items.find(({ SK }) => SK === HEAD);
  if (!found || found['removed'] !== undefined) return undefined;
  return wholeOf(permitOf(found), items);
}

function wholeOf(head: PermitHead, items: readonly Item[]): WholePermit {
  const pages = items.filter(({ SK }) => SK.startsWith('P#'));
  const events = items.filter(({ SK }) => SK.startsWith('H#')).map((item) => item['event'] as PermitEvent);
  return {
    head,
    pages: new Map(pages.map((item) => [Number(item.SK.slice(2)), item['answers'] as Answers])),
    history: events.toReversed().slice(0, MOST_EVENTS),
  };
}

/** Everything of a permit that waits to be erased; undefined where it is not removed. */
export async function findRemovedPermit(
  table: Table,
  id: string,
): Promise<{ whole: WholePermit; keys: Key[] } | undefined> {
  const items = await table.queryAll({ where: 'PK = :id', values: { ':id': partition(id) } });
  const head = items.find(({ SK }) => SK === HEAD);
  if (head?.['removed'] === undefined) return undefined;
  // The head goes last, since by it the rest is found again.
  const keys = items.filter(({ SK }) => SK !== HEAD).map(({ PK, SK }) => ({ PK, SK }));
  return { whole: wholeOf(permitOf(head), items), keys: [...keys, permitKey(id)] };
}

type Row = Pick<
  PermitRow,
  | 'project'
  | 'number'
  | 'name'
  | 'formName'
  | 'status'
  | 'archived'
  | 'pendingRole'
  | 'waitingFor'
  | 'isSigned'
  | 'startDate'
  | 'endTime'
  | 'dailyStartTime'
  | 'dailyEndTime'
  | 'created'
>;

function rowOf(head: PermitHead): Row {
  const { project, number, name, formName, status, archived, startDate, endTime, created } = head;
  const { dailyStartTime, dailyEndTime } = head;
  const pending = pendingPerson(head.persons);
  return {
    project,
    number,
    name,
    formName,
    status,
    archived,
    startDate,
    endTime,
    dailyStartTime,
    dailyEndTime,
    created,
    pendingRole: pending?.role ?? null,
    waitingFor: pending ? `${pending.firstName} ${pending.lastName}`.trim() : null,
    isSigned: isSignedByAnybody(head),
  };
}

export function permitItem(head: PermitHead): Item {
  const { _id: id, company, project, archived, created } = head;
  const { projectName, permitFormId, formVersion, version, contentVersion, description, images, documents } = head;
  const { persons, cardOverride, rejection, createdBy, viewId, pinRound } = head;
  const { isSigned, ...row } = rowOf(head);
  return {
    ...permitKey(id),
    GSI1PK: permitsPartition(company, project, archived),
    GSI1SK: createdSortKey(created, id),
    entity: 'permit',
    id,
    company,
    projectName,
    permitFormId,
    formVersion,
    version,
    contentVersion,
    description,
    images,
    documents,
    persons,
    cardOverride,
    rejection,
    ...(head.signatureTimes ? { signatureTimes: head.signatureTimes } : {}),
    createdBy,
    viewId,
    pinRound,
    row: isSigned ? { ...row, isSigned } : row,
  };
}

/** What a list shows of a permit, apart from what follows from the clock. */
export function permitRowOf(item: Item): Row & Pick<PermitRow, '_id' | 'company'> {
  // Kept only where it is true: most drafts are below 1 KB, and a byte more costs a write unit.
  return {
    _id: String(item['id']),
    company: String(item['company']),
    isSigned: false,
    ...(item['row'] as Omit<Row, 'isSigned'>),
  };
}

export function permitOf(item: Item): PermitHead {
  const { pendingRole: _, waitingFor: __, isSigned: ___, ...row } = permitRowOf(item);
  return {
    ...row,
    projectName: String(item['projectName']),
    permitFormId: String(item['permitFormId']),
    formVersion: Number(item['formVersion']),
    version: Number(item['version']),
    contentVersion: Number(item['contentVersion']),
    description: String(item['description']),
    images: item['images'] as string[],
    documents: item['documents'] as string[],
    persons: item['persons'] as PermitPersonRecord[],
    cardOverride: item['cardOverride'] as PermitHead['cardOverride'],
    rejection: item['rejection'] as PermitHead['rejection'],
    ...(item['signatureTimes'] ? { signatureTimes: item['signatureTimes'] as SignatureTimes } : {}),
    createdBy: item['createdBy'] as PermitHead['createdBy'],
    viewId: String(item['viewId']),
    pinRound: Number(item['pinRound']),
  };
}

/** A permit is found by the words of its name and by its number. */
export function searchablePermit({ _id, company, project, archived, created, name, number }: PermitHead): Searchable {
  return {
    partition: permitsPartition(company, project, archived),
    id: _id,
    created,
    texts: [name, number],
    sortName: name,
  };
}
