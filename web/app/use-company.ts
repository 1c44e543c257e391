import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import { call } from './call.ts';

export const companyKey = (id: string) => ['company', id] as const;

/** The company that root has chosen to look at, as the strip under the navbar shows it. */
export const selectedCompanyKey = (id: string | undefined) => ['selected-company', id] as const;

/** A company: root reads any, an admin their own. */
export function useCompany(id: string): UseQueryResult<Company> {
  return useQuery({
    queryKey: companyKey(id),
    queryFn: ({ signal }) => call(companyApi.get, { params: { id } }, { signal }),
  });
}
