/** The maximum number of undo steps. */
export const MOST_STEPS = 100;
/** Keys in one field with shorter pauses form one step. */
export const TYPING_MILLISECONDS = 800;

/** A state of the document, and the place of the change that followed it. */
type Step<D, P> = { document: D; place: P };

export type History<D, P> = {
  readonly past: readonly Step<D, P>[];
  readonly present: D;
  readonly future: readonly Step<D, P>[];
  /** The field being typed into, and its last key's time in milliseconds. */
  readonly typing: { field: string; at: number } | undefined;
};

/** An edit: the new document and the place of the change; `field` for typing, whose keys merge by `at`. */
export type Edit<D, P> = { document: D; place: P; field?: string | undefined; at: number };

export function newHistory<D, P>(document: D): History<D, P> {
  return { past: [], present: document, future: [], typing: undefined };
}

/** The history after an edit; unchanged if the edit changes nothing. */
export function recordEdit<D, P>(history: History<D, P>, edit: Edit<D, P>, mostSteps = MOST_STEPS): History<D, P> {
  const { document, place, field, at } = edit;
  const { past, present, typing } = history;
  if (document === present) return history;
  const isSameField = field !== undefined && typing?.field === field && at - typing.at < TYPING_MILLISECONDS;
  return {
    past: isSameField ? past : [...past, { document: present, place }].slice(-mostSteps),
    present: document,
    future: [],
    typing: field === undefined ? undefined : { field, at },
  };
}

/** The history after an undo, and the place of the undone change; undefined without a step. */
export function undone<D, P>({ past, present, future }: History<D, P>): [History<D, P>, P] | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const { document, place } = step;
  const next = { past: past.slice(0, -1), present: document, future: [{ document: present, place }, ...future] };
  return [{ ...next, typing: undefined }, place];
}

/** The history after a redo, and the place of the redone change. */
export function redone<D, P>({ past, present, future }: History<D, P>): [History<D, P>, P] | undefined {
  const [step, ...rest] = future;
  if (!step) return undefined;
  const { document, place } = step;
  const next = { past: [...past, { document: present, place }], present: document, future: rest };
  return [{ ...next, typing: undefined }, place];
}
