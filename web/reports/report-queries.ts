import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reportApi, type BillingRow } from '../../shared/reports/report-api.ts';
import { call } from '../app/call.ts';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import { monthAfter } from './months.ts';

/** What is billed of the months from one to another, both of them in; to root of the company that is looked at, or of all. */
export function useBilling(from: string, to: string, isWanted = true): UseQueryResult<BillingRow[]> {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: ['billing', from, to],
    queryFn: ({ signal }) => {
      const query = { start: `${from}-01`, end: `${monthAfter(to)}-01` };
      return call(reportApi.billing, { query }, { signal });
    },
    select: (rows) => (company === undefined ? rows : rows.filter(({ id }) => id === company)),
    enabled: isWanted,
  });
}

export const totalOf = (rows: readonly BillingRow[]): number =>
  rows.flatMap(({ counts }) => counts).reduce((sum, { inductionCount }) => sum + inductionCount, 0);
