import type { Page } from '../../shared/content/pages/page.ts';
import type { Access } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import type { DraftRecord } from '../store/entities/form-drafts.ts';
import type { AnyVersion, Standing } from '../store/entities/form-versions.ts';
import type { Condition, Write } from '../store/table.ts';
import type { Find } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import type { FormPlace } from './form-files.ts';

/** The fields that the heads of induction forms and of permit forms share. */
export type FormHead = {
  _id: string;
  company: string;
  version: number;
  contentVersion: number;
  name: string;
  created: string;
  modified: string;
  archived: boolean;
  pageCount: number;
  hasWebhooks?: boolean | undefined;
  hasTranslations?: boolean | undefined;
  draft?: DraftRecord | undefined;
  standing: Standing;
};

export type FormContent = AnyVersion & { name: string; pages: readonly Page[] };

/** The part of a version that its author writes. */
export type Authored<Content> = Omit<Content, keyof AnyVersion>;

/** Everything that the author of a form writes: its content, and settings that its head holds. */
export type AuthoredForm = { name: string; pages: readonly Page[] };

/** What the shared verbs know of induction forms or of permit forms. */
export type FormSort<Head extends FormHead, W extends AuthoredForm> = {
  owner: FormPlace['owner'];
  /** Who writes the forms; nobody else learns of their drafts. */
  writers: Access;
  find: Find<Head>;
  /** ConditionFailed also where `beside` does not hold. */
  changedWrites: (before: Head, after: Head, beside?: Condition) => Write[];
  /** The published form as its author wrote it. */
  published: (world: World, head: Head) => Promise<W>;
  /** A form as a call answers it, with this content. */
  show: (world: World, shown: { actor: Actor; head: Head; written: W }) => Promise<unknown>;
};
