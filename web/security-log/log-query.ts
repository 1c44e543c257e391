import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SECURITY_KINDS } from '../../shared/security-log/security-kinds.ts';
import { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import type { SecurityEntry } from '../../shared/security-log/security-log-shapes.ts';
import { call } from '../app/api/call.ts';

/** What the address asks of the log. */
export type LogFilter = {
  kind?: SecurityEntry['kind'];
  user?: string;
  from?: string;
  to?: string;
  of?: 'installation';
  company?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function filterIn(params: URLSearchParams, company: string | undefined): LogFilter {
  const kind = SECURITY_KINDS.find((each) => each === params.get('kind'));
  const [user, from, to] = ['user', 'from', 'to'].map((name) => params.get(name) ?? '');
  return {
    ...(kind && { kind }),
    ...(user && { user }),
    ...(from && DAY.test(from) && { from }),
    ...(to && DAY.test(to) && { to }),
    ...(params.get('of') === 'installation' && { of: 'installation' as const }),
    ...(company && { company }),
  };
}

type Page = { items: readonly SecurityEntry[]; nextCursor: string | null };

function loadPage(filter: LogFilter, cursor: string | undefined, signal?: AbortSignal): Promise<Page> {
  const query = { ...filter, limit: '50', ...(cursor !== undefined && { cursor }) };
  return call(securityLogApi.list, { query }, signal ? { signal } : {});
}

/** The entries of a filter, page after page. */
export function useSecurityLog(filter: LogFilter) {
  return useInfiniteQuery({
    queryKey: ['list', 'security-log', filter],
    queryFn: ({ pageParam, signal }) => loadPage(filter, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export async function allEntries(filter: LogFilter): Promise<SecurityEntry[]> {
  const all: SecurityEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadPage(filter, cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
