import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reportApi } from '../../shared/reports/report-api.ts';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { call } from '../app/api/call.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { monthAfter } from '../lists/months/latest-months.ts';

/** The billed inductions of an inclusive range of months; for root those of the selected company, or of all. */
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
