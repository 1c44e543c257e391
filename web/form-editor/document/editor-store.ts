import { findBlock, findPage } from './commands.ts';
import type { FormDocument } from './document.ts';
import { recordEdit, newHistory, redone, undone, type History } from './history.ts';

/** The selection: a page, or a block on it. Ids that begin with `@` are pages outside the form itself. */
export type Place = { readonly pageId: string; readonly blockId?: string | undefined };

/** The last announcement; `key` distinguishes repeated texts. */
export type Said = { readonly key: number; readonly text: string; readonly canUndo: boolean };

export type EditorState<S> = {
  readonly history: History<FormDocument<S>, Place>;
  readonly selected: Place;
  /** Whether the user edits the selected block's text on the page. */
  readonly isTyping: boolean;
  readonly said: Said | undefined;
};

type EditOptions = {
  /** The selection after the edit; unchanged by default. */
  select?: Place;
  /** The field being typed into. */
  field?: string | undefined;
  isTyping?: boolean;
  said?: string;
  canUndo?: boolean;
};

const isFixed = (pageId: string) => pageId.startsWith('@');

/** The same place if it still exists, otherwise the nearest one. */
function existingPlace({ pages }: FormDocument<unknown>, { pageId, blockId }: Place): Place {
  if (isFixed(pageId)) return { pageId };
  const page = findPage({ pages }, pageId);
  if (!page) return { pageId: pages[0]?.id ?? '@start' };
  const isThere = blockId !== undefined && page.blocks.some(({ id }) => id === blockId);
  return isThere ? { pageId, blockId } : { pageId };
}

/** An edited form. Components subscribe to the piece that they show. */
export class EditorStore<S> {
  #state: EditorState<S>;
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;

  constructor(document: FormDocument<S>, now: () => number = Date.now) {
    this.#now = now;
    this.#state = { history: newHistory(document), selected: firstPlace(document), isTyping: false, said: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): EditorState<S> {
    return this.#state;
  }

  get document(): FormDocument<S> {
    return this.#state.history.present;
  }

  /** Applies an edit; an edit without a change adds no undo step. */
  edit(change: (document: FormDocument<S>) => FormDocument<S>, options: EditOptions = {}): void {
    const { history, selected, isTyping } = this.#state;
    const document = change(history.present);
    const place = options.select ?? selected;
    this.#set({
      history: recordEdit(history, { document, place, field: options.field, at: this.#now() }),
      selected: existingPlace(document, place),
      isTyping: options.isTyping ?? (options.select === undefined && isTyping),
      said: this.#saidOf(options),
    });
  }

  undo(said: string): void {
    this.#goTo(undone(this.#state.history), said);
  }

  redo(said: string): void {
    this.#goTo(redone(this.#state.history), said);
  }

  select(selected: Place, isTyping = false): void {
    const before = this.#state;
    const isSame = before.selected.pageId === selected.pageId && before.selected.blockId === selected.blockId;
    if (isSame && before.isTyping === isTyping) return;
    this.#set({ ...before, selected, isTyping });
  }

  say(text: string): void {
    this.#set({ ...this.#state, said: this.#saidOf({ said: text }) });
  }

  /** Replaces the document without an undo step, after loading it anew. */
  open(document: FormDocument<S>): void {
    const selected = existingPlace(document, this.#state.selected);
    this.#set({ ...this.#state, history: newHistory(document), selected, isTyping: false });
  }

  #goTo(step: [History<FormDocument<S>, Place>, Place] | undefined, said: string): void {
    if (!step) return;
    const [history, place] = step;
    const selected = existingPlace(history.present, place);
    this.#set({ history, selected, isTyping: false, said: this.#saidOf({ said }) });
  }

  #saidOf({ said, canUndo = false }: Pick<EditOptions, 'said' | 'canUndo'>): Said | undefined {
    const before = this.#state.said;
    if (said === undefined) return before && { ...before, canUndo: false };
    return { key: (before?.key ?? 0) + 1, text: said, canUndo };
  }

  #set(state: EditorState<S>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function firstPlace({ pages }: FormDocument<unknown>): Place {
  return { pageId: pages[0]?.id ?? '@start' };
}

/** The selected block's page and index; undefined if a whole page is selected. */
export function selectedBlock({ history, selected }: EditorState<unknown>) {
  return selected.blockId === undefined ? undefined : findBlock(history.present, selected.blockId);
}
