import { AppError } from '../../shared/core/errors.ts';
import type { Permit, PermitChange } from '../../shared/permits/permit.ts';
import {
  afterSave,
  changedParts,
  changeOf,
  conflictingParts,
  NO_EDITS,
  withAnswer,
  withDefaultTimes,
  withEdits,
  withFact,
  without,
  type Edits,
  type FactName,
  type Facts,
  type Part,
} from './permit-edits.ts';

/** After the last change; shorter than anybody waits before closing a page. */
const PAUSE_MILLISECONDS = 1500;

/** Where what is done to a permit goes. */
export type EditBacking = {
  /** Whether changes of a draft are saved by themselves; otherwise only when the user says so. */
  savesItself: boolean;
  /** Answers the permit as it is saved then; rejects as a call does. */
  save: (change: PermitChange, version: number) => Promise<Permit>;
  /** Keeps what is not saved on this device. */
  keep: (permit: Permit, edits: Edits) => void;
  /** What an earlier visit left unsaved on this device, and of which version of the permit. */
  kept: { edits: Edits; version: number };
};

export type Conflict = { part: Part; isMine: boolean };

/** How an edit stands: what is saved, what is not, and what came of saving it. */
export type EditStanding = {
  saved: Permit;
  edits: Edits;
  isSaving: boolean;
  savedAt: string | undefined;
  error: unknown;
  /** What was changed here and elsewhere, to be chosen from; absent where there is nothing of the kind. */
  conflicts: readonly Conflict[] | undefined;
};

const asMine = (parts: readonly Part[]): Conflict[] => parts.map((part) => ({ part, isMine: true }));

/** What was kept of another version than the one that is there now may stand against what was saved since. */
function firstConflicts(saved: Permit, { edits, version }: EditBacking['kept']): Conflict[] | undefined {
  const parts = version === saved.version ? [] : conflictingParts(undefined, saved, edits);
  return parts.length === 0 ? undefined : asMine(parts);
}

/** One permit being edited. One save runs at a time; the next takes what was changed meanwhile. */
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

  setFact = <F extends FactName>(name: F, value: Facts[F]): void => {
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

  /** The permit as the server has it now, known from elsewhere. */
  take(current: Permit): void {
    const { saved, edits, conflicts, isSaving } = this.#standing;
    if (isSaving || current === saved || current.version < saved.version) return;
    const parts = current.version === saved.version ? [] : conflictingParts(saved, current, edits);
    this.#set({ saved: current, conflicts: parts.length === 0 ? conflicts : asMine(parts) });
  }

  /** Whether everything that can be saved is saved then. */
  save = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#saveOnce());
    return this.#running;
  };

  /** Saves by itself what is to be saved by itself. */
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
    const current = error instanceof AppError && error.code === 'version_conflict' ? error.detail.current : undefined;
    if (current === undefined) {
      this.#set({ isSaving: false, error });
      return Promise.resolve(false);
    }
    const theirs = current as Permit;
    const parts = conflictingParts(this.#standing.saved, theirs, this.#standing.edits);
    this.#set({ saved: theirs, isSaving: false });
    // Changes of different places go together by themselves, as long as nobody's signature depends on them.
    if (parts.length === 0 && this.savesItself) return this.#saveOnce();
    this.#set({ error, conflicts: asMine(parts) });
    return Promise.resolve(false);
  }
}

/** Whether anything on the screen differs from what is saved. */
export function isDirty({ saved, edits }: EditStanding): boolean {
  return changedParts(saved, edits).length > 0;
}
