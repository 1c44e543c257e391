import { useQueryClient } from '@tanstack/react-query';
import { departmentsKey, type DepartmentRow } from '../app/use-departments.ts';

const byName = (a: DepartmentRow, b: DepartmentRow) => a.name.localeCompare(b.name, 'fi');

/** Changes what is shown of a company's departments after an own write. */
export function useDepartmentCache(company: string) {
  const queryClient = useQueryClient();
  const change = (next: (rows: DepartmentRow[]) => DepartmentRow[]) =>
    queryClient.setQueryData<DepartmentRow[]>(departmentsKey(company), (rows) => rows && next(rows));
  return {
    put: (row: DepartmentRow) => change((rows) => [...rows.filter(({ _id }) => _id !== row._id), row].sort(byName)),
    drop: (id: string) => change((rows) => rows.filter(({ _id }) => _id !== id)),
  };
}
