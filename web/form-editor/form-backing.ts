import type { FormDraftMark } from '../../shared/content/forms/form-draft.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import type { PageFiles } from '../content/page-files.ts';
import type { FormFrame } from './pages/fixed-page.ts';
import type { ImportedForm } from './document/form-json.ts';
import type { FormVersions, VersionWords } from './versions/form-versions.ts';
import type { FormUploads } from './uploads/uploads.ts';

/** A form as its author edits it. */
export type EditedForm<S> = { version: number; settings: S; pages: readonly Page[] };

/** A form as the server stores it: its draft, or the published content where `unpublished` is null. */
export type SavedForm<S> = EditedForm<S> & { unpublished: FormDraftMark | null };

/** Where a save goes: to the form's draft, or to the version that new inductions or permits use. */
export type SaveTarget = 'draft' | 'published';

/** Where an edited form is loaded and saved: its feature provides this, since the editor knows no calls. */
export type FormBacking<S> = {
  id: string;
  userId: string;
  saved: SavedForm<S>;
  /** Saves the form; rejects with `version_conflict` if somebody else saved meanwhile. */
  save: (form: EditedForm<S>, target: SaveTarget) => Promise<SavedForm<S>>;
  /** Discards the form's draft and answers the published form; rejects with `version_conflict` likewise. */
  discard: (version: number) => Promise<SavedForm<S>>;
  /** The current form of a `version_conflict`; undefined for other errors. */
  currentOf: (error: unknown) => SavedForm<S> | undefined;
  /** The request body of a save. */
  bodyOf: (form: EditedForm<S>) => { version: number };
  versions: FormVersions<Partial<S>>;
  versionWords: VersionWords;
  /** An imported file's content, with its settings merged over those of the open form. */
  imported: (file: ImportedForm, current: S) => { settings: S; pages: readonly Page[] };
  frame: FormFrame;
  uploads: FormUploads;
  files: PageFiles;
  /** The settings as labelled lines for comparison. */
  settingLines: (settings: S) => readonly { label: string; value: string }[];
};
