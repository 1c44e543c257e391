/** How many steps can be taken back. */
export const MOST_STEPS = 100;
/** Keys typed into one field with less than this between them are one step. */
export const TYPING_MILLISECONDS = 800;

/** A state of the document, and where the change was that led away from it. */
type Step<D, P> = { document: D; place: P };

export type History<D, P> = {
  readonly past: readonly Step<D, P>[];
  readonly present: D;
  readonly future: readonly Step<D, P>[];
  /** The field that is being typed into, and the time of its last key in milliseconds. */
  readonly typing: { field: string; at: number } | undefined;
};

/** One edit: what it leads to and where it was; `field` where it is typing, whose keys are told apart by `at`. */
export type Edit<D, P> = { document: D; place: P; field?: string | undefined; at: number };

export function newHistory<D, P>(document: D): History<D, P> {
  return { past: [], present: document, future: [], typing: undefined };
}

/** The history after an edit. An edit that changes nothing is none. */
export function edited<D, P>(history: History<D, P>, edit: Edit<D, P>, mostSteps = MOST_STEPS): History<D, P> {
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

/** The history one step back, and where that step was; nothing where there is no step. */
export function undone<D, P>({ past, present, future }: History<D, P>): [History<D, P>, P] | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const { document, place } = step;
  const next = { past: past.slice(0, -1), present: document, future: [{ document: present, place }, ...future] };
  return [{ ...next, typing: undefined }, place];
}

/** The history one undone step forward again, and where that step was. */
export function redone<D, P>({ past, present, future }: History<D, P>): [History<D, P>, P] | undefined {
  const [step, ...rest] = future;
  if (!step) return undefined;
  const { document, place } = step;
  const next = { past: [...past, { document: present, place }], present: document, future: rest };
  return [{ ...next, typing: undefined }, place];
}
