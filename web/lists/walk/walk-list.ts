import { filterOf, MOST_ROWS, type LoadPage } from '../list/list-pages.ts';
import type { ListSort, ListState } from '../list/list-state.ts';

type Walk<State extends string, Sort extends string> = {
  state: ListState<State, Sort>;
  company: string | undefined;
  signal: AbortSignal;
  /** Called with the number of rows so far. */
  onRows?: (count: number) => void;
};

/** Fetches every row of a search and filters, page after page. */
export async function walkList<Row, State extends string, Sort extends string = ListSort>(
  load: LoadPage<Row, State, Sort>,
  { state, company, signal, onRows }: Walk<State, Sort>,
): Promise<Row[]> {
  const filter = filterOf(state, company);
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await load({ ...filter, limit: String(MOST_ROWS), cursor }, signal);
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    onRows?.(rows.length);
  } while (cursor !== undefined);
  return rows;
}
