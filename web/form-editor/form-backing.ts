import type { Page } from '../../shared/content/page.ts';
import type { PageFiles } from '../content/page-files.ts';
import type { FormFrame } from './fixed-page.ts';
import type { ImportedForm } from './form-json.ts';
import type { FormVersions, VersionWords } from './form-versions.ts';
import type { FormUploads } from './uploads.ts';

/** A form as the server has it. */
export type SavedForm<S> = { version: number; settings: S; pages: readonly Page[] };

/** Where an edited form comes from and goes to: its feature gives it, the editor knows no calls. */
export type FormBacking<S> = {
  id: string;
  userId: string;
  saved: SavedForm<S>;
  /** Saves it; rejects with `version_conflict` where it was saved elsewhere meanwhile. */
  save: (form: SavedForm<S>) => Promise<SavedForm<S>>;
  /** The form of a `version_conflict`, or nothing where the answer held none. */
  currentOf: (error: unknown) => SavedForm<S> | undefined;
  /** The form as its save sends it. */
  draftOf: (form: SavedForm<S>) => { version: number };
  versions: FormVersions<Partial<S>>;
  versionWords: VersionWords;
  /** What an imported file brings, its settings over those of the open form. */
  imported: (file: ImportedForm, current: S) => { settings: S; pages: readonly Page[] };
  frame: FormFrame;
  uploads: FormUploads;
  files: PageFiles;
  /** The settings as lines to compare, each with its name. */
  settingLines: (settings: S) => readonly { label: string; value: string }[];
};
