import type { Answers } from '../../../../shared/content/answers/answers.ts';
import type { PermitEvent } from '../../../../shared/permits/permit.ts';
import type { WebhookKind } from '../../../../shared/webhooks/webhook-kinds.ts';
import { webhookEventWrite } from '../../due/kinds/webhook-event.ts';
import { permitSeal } from '../../due/kinds/permit-seal.ts';
import { removedPermit } from '../../due/kinds/removed/permit.ts';
import { permitFormChildWrite } from '../permit-forms.ts';
import {
  otherPermitEventKey,
  permitEventKey,
  permitKey,
  permitNumberKey,
  permitNumbersKey,
  permitPageKey,
  permitViewKey,
} from '../../keys.ts';
import { boardWrites, type BoardSeen } from '../boards/board-permits.ts';
import { permits, type PermitHead } from './permit-record.ts';
import { afterPermitEvent } from './permit-sealed.ts';
import type { Item } from '../../items.ts';
import { projectChildWrite } from '../projects.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Table, Write } from '../../table.ts';

type NewPermit = {
  head: PermitHead;
  pages: ReadonlyMap<number, Answers>;
  event: PermitEvent;
  /** Whether the permit is a copy: a copy's form may be archived. */
  isCopy: boolean;
};

/** A new permit with its unique number, counted by its project and its form. ConditionFailed of `project` and `permitForm`. */
export function newPermitWrites({ head, pages, event, isCopy }: NewPermit): Write[] {
  const { company } = head;
  return [
    projectChildWrite({ id: head.project, company }, 1),
    permitFormChildWrite(
      { id: head.permitFormId, company, version: head.formVersion },
      { change: 1, mayBeArchived: isCopy },
    ),
    { put: permitNumberItem(head), condition: 'attribute_not_exists(PK)' },
    ...permits.newWrites(head),
    { put: permitViewItem(head), condition: 'attribute_not_exists(PK)' },
    eventWrite(head, event, pages),
    ...pageWrites(head._id, pages),
  ];
}

function permitNumberItem({ _id: id, company, number }: PermitHead): Item {
  return { ...permitNumberKey(company, number), id };
}

/** Leads from the print's link to the permit. */
function permitViewItem({ _id, viewId }: PermitHead): Item {
  return { ...permitViewKey(viewId), permitId: _id };
}

/** The items derived from a permit's: the claim of its number, the link of its print. */
export function derivedPermitWrites(item: Item): Write[] {
  const head = permits.ofItem(item);
  return [{ put: permitNumberItem(head) }, { put: permitViewItem(head) }];
}

type Change = {
  pages?: ReadonlyMap<number, Answers>;
  event?: PermitEvent | undefined;
  /** The answers of all pages after it, where they are known. */
  answers?: ReadonlyMap<number, Answers>;
  /** The board that the change was decided on; ConditionFailed of `board` where it has changed since. */
  seen?: BoardSeen | undefined;
};

/** Changes a permit over its read state; ConditionFailed where it has changed since. */
export function changedPermitWrites(before: PermitHead, after: PermitHead, change: Change): Write[] {
  const { pages, event, answers, seen } = change;
  return [
    ...permits.changedWrites(before, after),
    ...boardWrites(before, after, seen),
    ...(event ? toldWrites(before, after, event) : []),
    ...(event ? [eventWrite(after, event, answers)] : []),
    ...pageWrites(after._id, pages ?? new Map()),
  ];
}

/** What webhooks of the company are told of a move. */
function toldWrites(before: PermitHead, after: PermitHead, { at }: PermitEvent): Write[] {
  const kind = before.hasWebhooks ? toldKind(before, after) : undefined;
  if (!kind) return [];
  const { _id: permitId, company, project: projectId, version } = after;
  const data = { permitId, projectId, state: kind.replace('permit.', '') };
  return [webhookEventWrite({ id: `${permitId}${version}`, company, kind, at, data })];
}

function toldKind(before: PermitHead, after: PermitHead): WebhookKind | undefined {
  if (before.status !== after.status && after.status === 'Approved') return 'permit.approved';
  if (before.status !== after.status && after.status === 'WorkApproved') return 'permit.workApproved';
  return after.suspended && !before.suspended ? 'permit.suspended' : undefined;
}

/** Removes a permit from every list and count, and makes its erasure due; ConditionFailed where it has changed. */
export function removedPermitWrites(head: PermitHead, at: string): Write[] {
  const { _id: id, company } = head;
  const { GSI3PK, GSI3SK } = removedPermit.place({ at, id });
  return [
    {
      update: permitKey(id),
      set: 'SET removed = :at, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK',
      condition: 'version = :before AND attribute_not_exists(removed)',
      values: { ':at': at, ':before': head.version, ':due': GSI3PK, ':when': GSI3SK },
    },
    projectChildWrite({ id: head.project, company }, -1),
    permitFormChildWrite(
      { id: head.permitFormId, company, version: head.formVersion },
      { change: -1, mayBeArchived: true },
    ),
    { delete: permitViewKey(head.viewId) },
    ...boardWrites(head, undefined),
    ...searchWrites(permits.searchable(head), undefined),
  ];
}

/** A line of the history, due until it is sealed. */
export function eventWrite(
  head: PermitHead | Pick<PermitHead, '_id' | 'version'>,
  event: PermitEvent,
  answers?: ReadonlyMap<number, Answers>,
): Write {
  const { _id: permitId, version } = head;
  const placed = { at: event.at, id: `${permitId}#${version}` };
  const item = permitSeal.item(permitEventKey(permitId, event.at, version), placed, { permitId });
  return { put: { ...item, event, ...('persons' in head && { after: afterPermitEvent(head, answers) }) } };
}

/** A line that another permit's move writes, due likewise. */
export function otherEventWrite(permitId: string, event: PermitEvent, other: string): Write {
  const placed = { at: event.at, id: `${permitId}#~${other}` };
  const item = permitSeal.item(otherPermitEventKey(permitId, event.at, other), placed, { permitId });
  return { put: { ...item, event } };
}

/** The answers of pages, one item per page. */
export function pageWrites(id: string, pages: ReadonlyMap<number, Answers>): Write[] {
  return [...pages].map(([index, answers]) => ({ put: { ...permitPageKey(id, index), answers } }));
}

/** The next number of a company's year, `2026-0001`; no number is drawn twice. */
export async function drawPermitNumber(table: Table, company: string, year: string): Promise<string> {
  const counter = await table.updateOne({
    update: permitNumbersKey(company, year),
    set: 'ADD drawn :one',
    values: { ':one': 1 },
  });
  return `${year}-${String(counter['drawn']).padStart(4, '0')}`;
}
