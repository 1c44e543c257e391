/** The page sizes of every list; 0 shows all rows. */
export const PAGE_SIZES = [20, 50, 100, 0] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The orders of most lists; the first is the default. */
export const LIST_SORTS = ['-created', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** How a list stands: what its address says, and its saved page and size. */
export type ListState<State extends string = string, Sort extends string = ListSort> = {
  q: string;
  sort: Sort;
  /** From 1. */
  page: number;
  size: PageSize;
  /** Whether archived rows are shown among the others. */
  archived: boolean;
  /** The chosen filter; the first of the list's filters is the default. */
  state: State;
};

/** What a screen changes of a list at a time. */
export type ListChange<State extends string = string, Sort extends string = ListSort> = Partial<ListState<State, Sort>>;

/** The filters and orders that a list can be in; the first of each is the default. */
export type ListRules<State extends string, Sort extends string = ListSort> = {
  states: readonly [State, ...State[]];
  sorts: readonly [Sort, ...Sort[]];
  /** The filter that leaves nothing out, where it is not the default. */
  widest?: State | undefined;
  /** Archived rows are shown under every filter, not under the default alone. */
  hasArchivedEverywhere?: boolean | undefined;
};

/** What was kept of an earlier visit. */
export type RememberedList = { page: number; size: PageSize };

const LONGEST_SEARCH = 200;
const NAMES = ['q', 'sort', 'page', 'size', 'archived', 'state'] as const;

export const FIRST_VISIT: RememberedList = { page: 1, size: 20 };

export function pageSizeOf(value: unknown): PageSize | undefined {
  return PAGE_SIZES.find((size) => value !== null && value !== '' && size === Number(value));
}

/** A page number from 1 on, or nothing. */
export function pageNumberOf(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined;
}

/** Whether the address says anything about the list. */
export function namesList(params: URLSearchParams): boolean {
  return NAMES.some((name) => params.has(name));
}

/**
 * The state that an address names. The remembered size stands where the address names none; the remembered page is
 * for an address that names nothing. Whatever makes no sense falls back to the default.
 */
export function readListState<State extends string, Sort extends string>(
  params: URLSearchParams,
  { states, sorts }: ListRules<State, Sort>,
  remembered: RememberedList = FIRST_VISIT,
): ListState<State, Sort> {
  const size = pageSizeOf(params.get('size')) ?? remembered.size;
  const page = namesList(params) ? (pageNumberOf(params.get('page')) ?? 1) : remembered.page;
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: sorts.find((each) => each === params.get('sort')) ?? sorts[0],
    page: size === 0 ? 1 : page,
    size,
    archived: ['1', 'true'].includes(params.get('archived') ?? ''),
    state: states.find((each) => each === params.get('state')) ?? states[0],
  };
}

/**
 * The address of a state, with the parameters that are not the list's kept. Page and size are always told, so that
 * going back finds them whatever was visited meanwhile; other defaults are left out.
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
 * The state after a change. Other rows begin at their first page. Where archived rows belong to the default filter only,
 * choosing another filter hides them, and asking for them chooses the default.
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

/** Whether a search or filter leaves rows out, so that a list without rows may still have some. */
export function isNarrowed<State extends string>(
  { q, state }: Narrowing<State>,
  { states, widest = states[0] }: Pick<ListRules<State>, 'states' | 'widest'>,
): boolean {
  return q.trim() !== '' || state !== widest;
}

/** Whether the list is as somebody who only opens it sees it. */
export function isPlain<State extends string>(
  { q, state, archived }: Narrowing<State> & { archived: boolean },
  { states }: Pick<ListRules<State>, 'states'>,
): boolean {
  return q.trim() === '' && state === states[0] && !archived;
}
