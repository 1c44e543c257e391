import type { Page } from '../../shared/content/page.ts';
import type { SavedVersionRow } from '../../shared/content/saved-version.ts';

/** A saved state of a form whole; `settings` are those that go back with it. */
export type SavedVersion<S> = SavedVersionRow & { settings: S; pages: readonly Page[] };

/** The saved states of a form: its feature gives them, the editor knows no calls. */
export type FormVersions<S> = {
  /** What tells this form from every other in what the tab has read. */
  key: readonly string[];
  list: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ items: SavedVersionRow[]; nextCursor: string | null }>;
  one: (number: number, signal: AbortSignal) => Promise<SavedVersion<S>>;
  /** Where one can be read. */
  pathTo: (number: number) => string;
};

/** What a save means for what was begun from the form before it, and how much was begun from one version. */
export type VersionWords = { lead: string; standing: (count: number) => string };
