import { findBlock, findPage } from './commands.ts';
import type { FormDocument } from './document.ts';
import { edited, newHistory, redone, undone, type History } from './history.ts';

/** What is chosen: a page, or a block on it. The pages that the form does not hold itself have ids that begin with `@`. */
export type Place = { readonly pageId: string; readonly blockId?: string | undefined };

/** The last thing that was told; `key` tells two of the same words apart. */
export type Said = { readonly key: number; readonly text: string; readonly canUndo: boolean };

export type EditorState<S> = {
  readonly history: History<FormDocument<S>, Place>;
  readonly selected: Place;
  /** Whether the text of the chosen block is being typed right on the page. */
  readonly isTyping: boolean;
  readonly said: Said | undefined;
};

type EditOptions = {
  /** What is chosen after the edit; the same as before where none is given. */
  select?: Place;
  /** The field that is typed into. */
  field?: string | undefined;
  isTyping?: boolean;
  said?: string;
  canUndo?: boolean;
};

const isFixed = (pageId: string) => pageId.startsWith('@');

/** The place where it still is, else the nearest that there is. */
function existingPlace({ pages }: FormDocument<unknown>, { pageId, blockId }: Place): Place {
  if (isFixed(pageId)) return { pageId };
  const page = findPage({ pages }, pageId);
  if (!page) return { pageId: pages[0]?.id ?? '@start' };
  const isThere = blockId !== undefined && page.blocks.some(({ id }) => id === blockId);
  return isThere ? { pageId, blockId } : { pageId };
}

/** A form while it is edited. Parts of the screen listen to it and show the piece that they are about. */
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

  /** One edit; an edit that changes nothing leaves no step. */
  edit(change: (document: FormDocument<S>) => FormDocument<S>, options: EditOptions = {}): void {
    const { history, selected, isTyping } = this.#state;
    const document = change(history.present);
    const place = options.select ?? selected;
    this.#set({
      history: edited(history, { document, place, field: options.field, at: this.#now() }),
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

  /** Takes another document in place of this one, without a way back: what is loaded anew. */
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

/** The page and the place of the chosen block; nothing where a page as a whole is chosen. */
export function selectedBlock({ history, selected }: EditorState<unknown>) {
  return selected.blockId === undefined ? undefined : findBlock(history.present, selected.blockId);
}
