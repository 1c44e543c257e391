import type { Page } from '../../../shared/content/pages/page.ts';
import { answerTo, endOf } from '../../phone/database.ts';

const NAME = 'form-drafts';
const VERSION = 1;
const KEPT_MILLISECONDS = 30 * 24 * 3600_000;

/** An author's unsaved changes in this browser. `version` is the version of the form that they started from. */
export type LocalDraft = {
  formId: string;
  userId: string;
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  settings: unknown;
  pages: Page[];
};

const ROOM = 'drafts';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ROOM, { keyPath: 'formId' });
  return answerTo(request);
}

let opened: Promise<IDBDatabase> | undefined;
/** What the work answers once it is written. Without browser storage there is no draft; the editor still works. */
async function inDrafts<T>(work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(ROOM, 'readwrite');
    const [answer] = await Promise.all([answerTo(work(transaction.objectStore(ROOM))), endOf(transaction)]);
    return answer;
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** This user's draft of a form in this browser; removes expired drafts. */
export async function readDraft(formId: string, userId: string, now = Date.now()): Promise<LocalDraft | undefined> {
  const draft: LocalDraft | undefined = await inDrafts((drafts) => drafts.get(formId));
  if (!draft || draft.userId !== userId) return undefined;
  if (now - draft.at <= KEPT_MILLISECONDS) return draft;
  await dropDraft(formId);
  return undefined;
}

/** Stores the draft; answers whether the browser did. */
export async function keepDraft(draft: LocalDraft): Promise<boolean> {
  return (await inDrafts((drafts) => drafts.put(draft))) !== undefined;
}

export async function dropDraft(formId: string): Promise<void> {
  await inDrafts((drafts) => drafts.delete(formId));
}
