import { SEARCH_CHARACTERS } from '../../../shared/core/list-limits.ts';

/** The page sizes of every list; 0 shows all rows. */
export const PAGE_SIZES = [20, 50, 100, 0] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The sort orders of most lists; the first is the default. */
export const LIST_SORTS = ['-created', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** A list's state: the address plus the saved page and size. */
export type ListState<State extends string = string, Sort extends string = ListSort> = {
  q: string;
  sort: Sort;
  /** From 1. */
  page: number;
  size: PageSize;
  /** Whether archived rows are included. */
  archived: boolean;
  /** The chosen filter; the first of the list's filters is the default. */
  state: State;
};

/** A change that a screen makes to a list's state. */
export type ListChange<State extends string = string, Sort extends string = ListSort> = Partial<ListState<State, Sort>>;

/** A list's filters and sort orders; the first of each is the default. */
export type ListRules<State extends string, Sort extends string = ListSort> = {
  states: readonly [State, ...State[]];
  sorts: readonly [Sort, ...Sort[]];
  /** The filter that includes all rows, if it is not the default. */
  widest?: State | undefined;
  /** Archived rows appear under every filter, not only under the default. */
  hasArchivedEverywhere?: boolean | undefined;
};

/** The saved state of an earlier visit. */
export type RememberedList = { page: number; size: PageSize };

const NAMES = ['q', 'sort', 'page', 'size', 'archived', 'state'] as const;

export const FIRST_VISIT: RememberedList = { page: 1, size: 20 };

export function pageSizeOf(value: unknown): PageSize | undefined {
  return PAGE_SIZES.find((size) => value !== null && value !== '' && size === Number(value));
}

/** A page number from 1; undefined for any other value. */
export function pageNumberOf(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined;
}

/** Whether the address has any list parameter. */
export function namesList(params: URLSearchParams): boolean {
  return NAMES.some((name) => params.has(name));
}

/**
 * Reads the state from an address. The saved size is the default size; the saved page counts only where the address has no list parameter.
 * Invalid values fall back to the default.
 */
export function readListState<State extends string, Sort extends string>(
  params: URLSearchParams,
  { states, sorts }: ListRules<State, Sort>,
  remembered: RememberedList = FIRST_VISIT,
): ListState<State, Sort> {
  const size = pageSizeOf(params.get('size')) ?? remembered.size;
  const page = namesList(params) ? (pageNumberOf(params.get('page')) ?? 1) : remembered.page;
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_CHARACTERS),
    sort: sorts.find((each) => each === params.get('sort')) ?? sorts[0],
    page: size === 0 ? 1 : page,
    size,
    archived: ['1', 'true'].includes(params.get('archived') ?? ''),
    state: states.find((each) => each === params.get('state')) ?? states[0],
  };
}

/**
 * Writes a state to an address and keeps foreign parameters. Always includes page and size, so that Back restores them after any visit;
 * omits other defaults.
 */
export function writeListState<State extends string, Sort extends string>(
  params: URLSearchParams,
  { states, sorts }: ListRules<State, Sort>,
  { q, sort, page, size, archived, state }: ListState<State, Sort>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  if (q !== '') next.set('q', q);
  if (sort !== sorts[0]) next.set('sort', sort);
  next.set('page', String(page));
  next.set('size', String(size));
  if (archived) next.set('archived', '1');
  if (state !== states[0]) next.set('state', state);
  return next;
}

export function isPageOnly(change: object): boolean {
  return Object.keys(change).every((name) => name === 'page');
}

/**
 * The state after a change. A change of rows resets the page to 1. Where only the default filter has archived rows, choosing another filter
 * hides them, and showing them chooses the default.
 */
export function changeListState<State extends string, Sort extends string>(
  current: ListState<State, Sort>,
  change: ListChange<State, Sort>,
  { states, hasArchivedEverywhere = false }: ListRules<State, Sort>,
): ListState<State, Sort> {
  const next = { ...current, ...(isPageOnly(change) ? {} : { page: 1 }), ...change };
  if (hasArchivedEverywhere) return next;
  if (change.archived === true) return { ...next, state: states[0] };
  return next.state === states[0] ? next : { ...next, archived: false };
}

type Narrowing<State extends string> = Pick<ListState<State>, 'q' | 'state'>;

/** Whether a search or filter excludes rows, so that an empty result does not mean an empty list. */
export function isNarrowed<State extends string>(
  { q, state }: Narrowing<State>,
  { states, widest = states[0] }: Pick<ListRules<State>, 'states' | 'widest'>,
): boolean {
  return q.trim() !== '' || state !== widest;
}

/** Whether the list has its initial state. */
export function isPlain<State extends string>(
  { q, state, archived }: Narrowing<State> & { archived: boolean },
  { states }: Pick<ListRules<State>, 'states'>,
): boolean {
  return q.trim() === '' && state === states[0] && !archived;
}
