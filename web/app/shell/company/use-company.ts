import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { companyApi } from '../../../../shared/companies/company-api.ts';
import type { Company } from '../../../../shared/companies/company.ts';
import { call } from '../../api/call.ts';

export const companyKey = (id: string) => ['company', id] as const;

/** The query key of the company that root has selected, for the strip below the navbar. */
export const selectedCompanyKey = (id: string | undefined) => ['selected-company', id] as const;

/** A company: root may read any, an admin their own. */
export function useCompany(id: string): UseQueryResult<Company> {
  return useQuery({
    queryKey: companyKey(id),
    queryFn: ({ signal }) => call(companyApi.get, { params: { id } }, { signal }),
  });
}
