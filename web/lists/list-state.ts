/** The page sizes of every list; 0 shows all rows. */
export const PAGE_SIZES = [20, 50, 100, 0] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export type ListSort = '-created' | 'name';

/** How a list stands: what its address says, and its saved page and size. */
export type ListState<State extends string = string> = {
  q: string;
  sort: ListSort;
  /** From 1. */
  page: number;
  size: PageSize;
  /** Whether archived rows are shown among the others. */
  archived: boolean;
  /** The chosen filter; the first of the list's filters is the default. */
  state: State;
};

/** What a screen changes of a list at a time. */
export type ListChange<State extends string = string> = Partial<ListState<State>>;

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
export function readListState<State extends string>(
  params: URLSearchParams,
  states: readonly [State, ...State[]],
  remembered: RememberedList = FIRST_VISIT,
): ListState<State> {
  const size = pageSizeOf(params.get('size')) ?? remembered.size;
  const page = namesList(params) ? (pageNumberOf(params.get('page')) ?? 1) : remembered.page;
  const state = states.find((each) => each === params.get('state')) ?? states[0];
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: params.get('sort') === 'name' ? 'name' : '-created',
    page: size === 0 ? 1 : page,
    size,
    archived: ['1', 'true'].includes(params.get('archived') ?? ''),
    state,
  };
}

/**
 * The address of a state, with the parameters that are not the list's kept. Page and size are always told, so that
 * going back finds them whatever was visited meanwhile; other defaults are left out.
 */
export function writeListState<State extends string>(
  params: URLSearchParams,
  states: readonly [State, ...State[]],
  { q, sort, page, size, archived, state }: ListState<State>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  if (q !== '') next.set('q', q);
  if (sort !== '-created') next.set('sort', sort);
  next.set('page', String(page));
  next.set('size', String(size));
  if (archived) next.set('archived', '1');
  if (state !== states[0]) next.set('state', state);
  return next;
}

export function isPageOnly(change: ListChange): boolean {
  return Object.keys(change).every((name) => name === 'page');
}

/**
 * The state after a change. Other rows begin at their first page. Archived rows belong to the default filter only:
 * choosing another filter hides them, and asking for them chooses the default.
 */
export function changeListState<State extends string>(
  current: ListState<State>,
  change: ListChange<State>,
  states: readonly [State, ...State[]],
): ListState<State> {
  const next = { ...current, ...(isPageOnly(change) ? {} : { page: 1 }), ...change };
  if (change.archived === true) return { ...next, state: states[0] };
  return next.state === states[0] ? next : { ...next, archived: false };
}

/** Whether a search or filter leaves rows out, so that a list without rows may still have some. */
export function isNarrowed<State extends string>(
  { q, state }: Pick<ListState<State>, 'q' | 'state'>,
  states: readonly [State, ...State[]],
): boolean {
  return q.trim() !== '' || state !== states[0];
}
