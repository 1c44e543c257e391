import { useQueryClient } from '@tanstack/react-query';
import { departmentsKey, type DepartmentRow } from '../app/shell/company/use-departments.ts';

const byName = (a: DepartmentRow, b: DepartmentRow) => a.name.localeCompare(b.name, 'fi');

/** Updates the cached departments of a company after an own write. */
export function useDepartmentCache(company: string) {
  const queryClient = useQueryClient();
  const change = (next: (rows: DepartmentRow[]) => DepartmentRow[]) =>
    queryClient.setQueryData<DepartmentRow[]>(departmentsKey(company), (rows) => rows && next(rows));
  return {
    put: (row: DepartmentRow) => change((rows) => [...rows.filter(({ _id }) => _id !== row._id), row].sort(byName)),
    drop: (id: string) => change((rows) => rows.filter(({ _id }) => _id !== id)),
  };
}
