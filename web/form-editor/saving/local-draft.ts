import { openDB, type DBSchema } from 'idb';
import type { Page } from '../../../shared/content/page.ts';

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

interface Rooms extends DBSchema {
  drafts: { key: string; value: LocalDraft };
}

const open = () =>
  openDB<Rooms>(NAME, VERSION, { upgrade: (db) => void db.createObjectStore('drafts', { keyPath: 'formId' }) });

let opened: ReturnType<typeof open> | undefined;
/** Without browser storage there is no draft; the editor still works. */
async function inDrafts<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** This user's draft of a form in this browser; removes expired drafts. */
export async function readDraft(formId: string, userId: string, now = Date.now()): Promise<LocalDraft | undefined> {
  const draft = await inDrafts((db) => db.get('drafts', formId));
  if (!draft || draft.userId !== userId) return undefined;
  if (now - draft.at <= KEPT_MILLISECONDS) return draft;
  await dropDraft(formId);
  return undefined;
}

/** Stores the draft; answers whether the browser did. */
export async function keepDraft(draft: LocalDraft): Promise<boolean> {
  return (await inDrafts((db) => db.put('drafts', draft))) !== undefined;
}

export async function dropDraft(formId: string): Promise<void> {
  await inDrafts((db) => db.delete('drafts', formId));
}
