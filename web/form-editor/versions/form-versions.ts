import type { Page } from '../../../shared/content/pages/page.ts';
import type { SavedVersionRow } from '../../../shared/content/forms/saved-version.ts';

/** A saved version of a form; `settings` are those that restoring brings back. */
export type SavedVersion<S> = SavedVersionRow & { settings: S; pages: readonly Page[] };

/** A form's saved versions: its feature provides them, since the editor knows no calls. */
export type FormVersions<S> = {
  /** The form's key in the query cache. */
  key: readonly string[];
  list: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ items: SavedVersionRow[]; nextCursor: string | null }>;
  one: (number: number, signal: AbortSignal) => Promise<SavedVersion<S>>;
  /** The address of a version's page. */
  pathTo: (number: number) => string;
};

/** Texts on what a save means for instances of older versions, and how many use one version. */
export type VersionWords = { lead: string; standing: (count: number) => string };
