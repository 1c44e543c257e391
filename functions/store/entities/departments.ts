import { Department, DepartmentRow } from '../../../shared/departments/department.ts';
import { departmentLeaveWrite } from '../due/kinds/department-leave.ts';
import { entity } from '../entity.ts';
import { departmentKey, departmentsPartition, MEMBER_PREFIX, memberKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';

export const departments = entity({
  name: 'department',
  schema: Department,
  row: DepartmentRow,
  key: departmentKey,
  list: ({ company }) => departmentsPartition(company),
  search: ({ name }) => ({ texts: [name], sortName: name }),
});

/** Removes a department; due work then takes it from its users. ConditionFailed where it has changed. */
export function removedDepartmentWrites(department: Department, at: string): Write[] {
  return [...departments.removedWrites(department), departmentLeaveWrite(department._id, at)];
}

/** Holds where the company has the department. */
export function departmentCheck(company: string, id: string): Write {
  return { check: departmentKey(id), condition: 'company = :company', values: { ':company': company } };
}

/** The members of a department, beside it: written with the user, and therefore always current. */
export function memberWrites(before: string | null, after: string | null, userId: string): Write[] {
  if (before === after) return [];
  return [
    ...(before === null ? [] : [{ delete: memberKey(before, userId) }]),
    ...(after === null ? [] : [{ put: { ...memberKey(after, userId), userId } }]),
  ];
}

/** The ids of up to `limit` members of a department. */
export async function findMembers(table: Table, id: string, limit: number): Promise<string[]> {
  const { items } = await table.query({
    where: 'PK = :department AND begins_with(SK, :user)',
    values: { ':department': departmentKey(id).PK, ':user': MEMBER_PREFIX },
    limit,
  });
  return items.map(({ userId }) => String(userId));
}
