import type { PermitFact } from '../../../shared/permits/permit-facts.ts';
import type { Permit, PermitChange } from '../../../shared/permits/permit.ts';
import { conflictIn } from '../../editing/versioned-edit.ts';
import {
  afterSave,
  changedParts,
  changeOf,
  editsOver,
  NO_EDITS,
  withAnswer,
  withDefaultTimes,
  withEdits,
  withFact,
  without,
  type Edits,
  type Facts,
  type Part,
} from './permit-edits.ts';

/** The autosave delay after the last change; shorter than users wait before closing a page. */
const PAUSE_MILLISECONDS = 1500;

/** Where an edit's changes go. */
export type EditBacking = {
  /** Whether drafts autosave; otherwise only the user's act saves. */
  savesItself: boolean;
  /** Answers the saved permit; rejects with the call's error. */
  save: (change: PermitChange, version: number) => Promise<Permit>;
  /** Stores unsaved changes on this device. */
  keep: (permit: Permit, edits: Edits) => void;
  /** An earlier visit's unsaved changes on this device, with their version of the permit. */
  kept: { edits: Edits; version: number };
};

export type Conflict = { part: Part; isMine: boolean };

/** The state of an edit: the saved permit, unsaved changes, and the result of the last save. */
export type EditStanding = {
  saved: Permit;
  edits: Edits;
  isSaving: boolean;
  savedAt: string | undefined;
  error: unknown;
  /** Conflicts for the user to resolve; undefined without any. */
  conflicts: readonly Conflict[] | undefined;
};

const asMine = (parts: readonly Part[]): Conflict[] => parts.map((part) => ({ part, isMine: true }));

/** Unsaved changes of an older version may conflict with newer saves. */
function firstConflicts(saved: Permit, { edits, version }: EditBacking['kept']): Conflict[] | undefined {
  const parts = version === saved.version ? [] : editsOver(undefined, saved, edits).conflicts;
  return parts.length === 0 ? undefined : asMine(parts);
}

/** Edits one permit. Runs one save at a time; the next save takes the changes made meanwhile. */
export class EditSession {
  readonly #backing: EditBacking;
  readonly #listeners = new Set<() => void>();
  #standing: EditStanding;
  #running: Promise<boolean> = Promise.resolve(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(permit: Permit, backing: EditBacking) {
    this.#backing = backing;
    const conflicts = firstConflicts(permit, backing.kept);
    const { edits } = backing.kept;
    this.#standing = { saved: permit, edits, isSaving: false, savedAt: undefined, error: undefined, conflicts };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  standing = (): EditStanding => this.#standing;

  get savesItself(): boolean {
    return this.#backing.savesItself && this.#standing.saved.status === 'Draft';
  }

  setFact = <F extends PermitFact>(name: F, value: Facts[F]): void => {
    this.#change(withFact(this.#standing.edits, name, value));
  };

  setAnswer = (at: { page: number; block: number }, answer: unknown): void => {
    const { saved, edits } = this.#standing;
    const page = withEdits(saved, edits).pages[at.page];
    if (page) this.#change(withDefaultTimes(saved, withAnswer(edits, page, at, answer), [at.page]));
  };

  choose = (part: Part, isMine: boolean): void => {
    const { conflicts } = this.#standing;
    this.#set({ conflicts: conflicts?.map((each) => (each.part === part ? { part, isMine } : each)) });
  };

  discard = (): void => {
    this.#set({ conflicts: undefined, error: undefined });
    this.#change(NO_EDITS);
  };

  /** Takes a newer permit from the server. */
  take(current: Permit): void {
    const { saved, edits, conflicts, isSaving } = this.#standing;
    if (isSaving || current === saved || current.version < saved.version) return;
    if (current.version === saved.version) return this.#set({ saved: current });
    const over = editsOver(saved, current, edits);
    const found = over.conflicts.length === 0 ? conflicts : asMine(over.conflicts);
    this.#set({ saved: current, edits: over.edits, conflicts: found });
  }

  /** Resolves to whether everything that can be saved is saved. */
  save = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveOnce());
    return this.#running;
  };

  /** Starts autosaving. */
  begin = (): (() => void) => {
    this.#schedule();
    return () => {
      clearTimeout(this.#timer);
      if (this.#isToSave()) void this.save();
    };
  };

  #set(changed: Partial<EditStanding>): void {
    this.#standing = { ...this.#standing, ...changed };
    for (const listener of this.#listeners) listener();
  }

  #change(edits: Edits): void {
    this.#set({ edits });
    this.#backing.keep(this.#standing.saved, edits);
    this.#schedule();
  }

  #isToSave(): boolean {
    const { saved, edits, error, conflicts } = this.#standing;
    return this.savesItself && error === undefined && conflicts === undefined && changeOf(saved, edits) !== undefined;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isToSave()) this.#timer = setTimeout(() => void this.save(), PAUSE_MILLISECONDS);
  }

  async #saveOnce(): Promise<boolean> {
    const { conflicts = [], edits, saved } = this.#standing;
    const givenUp = conflicts.filter(({ isMine }) => !isMine).map(({ part }) => part);
    const sent = without(edits, givenUp);
    const wanted = changeOf(saved, sent);
    this.#set({ edits: sent, conflicts: undefined, error: undefined, isSaving: wanted !== undefined });
    if (!wanted) {
      this.#backing.keep(saved, sent);
      return true;
    }
    try {
      const permit = await this.#backing.save(wanted.body, saved.version);
      const left = afterSave(this.#standing.edits, { edits: sent, parts: wanted.parts });
      this.#set({ saved: permit, isSaving: false, savedAt: new Date().toISOString() });
      this.#change(left);
      return true;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #failed(error: unknown): Promise<boolean> {
    const theirs = conflictIn<Permit>(error);
    if (!theirs) {
      this.#set({ isSaving: false, error });
      return Promise.resolve(false);
    }
    const { edits, conflicts: parts } = editsOver(this.#standing.saved, theirs, this.#standing.edits);
    this.#set({ saved: theirs, edits, isSaving: false });
    // Changes of different parts merge automatically while no signature depends on them.
    if (parts.length === 0 && this.savesItself) return this.#saveOnce();
    this.#set({ error, conflicts: asMine(parts) });
    return Promise.resolve(false);
  }
}

/** Whether the screen differs from the saved permit. */
export function isDirty({ saved, edits }: EditStanding): boolean {
  return changedParts(saved, edits).length > 0;
}
