import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { departmentApi } from '../../../../shared/departments/department-api.ts';
import type { Reply } from '../../../../shared/core/endpoint.ts';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/session.ts';

export type DepartmentRow = Reply<typeof departmentApi.list>['items'][number];

/** The maximum number of pages of a hundred; a larger company shows its first departments by the alphabet. */
const MOST_PAGES = 10;

export const departmentsKey = (company: string) => ['departments', company] as const;

/** A company's departments in alphabetical order, by default one's own company's; only root may name another. */
export function useDepartments(named: string | undefined): UseQueryResult<DepartmentRow[]> {
  const { loggedInUserCompany } = useSession();
  const company = named ?? loggedInUserCompany?._id ?? '';
  return useQuery({
    queryKey: departmentsKey(company),
    queryFn: async ({ signal }) => {
      const all: DepartmentRow[] = [];
      let cursor: string | null | undefined;
      for (let page = 0; page < MOST_PAGES && cursor !== null; page += 1) {
        const query = { company, sort: 'name' as const, limit: '100', cursor };
        const { items, nextCursor } = await call(departmentApi.list, { query }, { signal });
        all.push(...items);
        cursor = nextCursor;
      }
      return all;
    },
  });
}
