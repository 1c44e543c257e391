import { openDB, type DBSchema } from 'idb';
import type { Page } from '../../shared/content/page.ts';

const NAME = 'form-drafts';
const VERSION = 1;
const KEPT_MILLISECONDS = 30 * 24 * 3600_000;

/** What an author has changed and not saved, as this browser keeps it. `version` is that of the form it was made from. */
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
/** A browser that keeps nothing keeps no draft; the editor works all the same. */
async function inDrafts<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** The draft of a form that this user left on this browser; those of long ago are let go. */
export async function readDraft(formId: string, userId: string, now = Date.now()): Promise<LocalDraft | undefined> {
  const draft = await inDrafts((db) => db.get('drafts', formId));
  if (!draft || draft.userId !== userId) return undefined;
  if (now - draft.at <= KEPT_MILLISECONDS) return draft;
  await dropDraft(formId);
  return undefined;
}

/** Keeps the draft; whether the browser did. */
export async function keepDraft(draft: LocalDraft): Promise<boolean> {
  return (await inDrafts((db) => db.put('drafts', draft))) !== undefined;
}

export async function dropDraft(formId: string): Promise<void> {
  await inDrafts((db) => db.delete('drafts', formId));
}
