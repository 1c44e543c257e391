import { findMembers, memberWrites } from '../store/entities/departments.ts';
import { finishLeave } from '../store/due/kinds/department-leave.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Table } from '../store/table.ts';
import { departmentLostWrites } from '../store/entities/users/users.ts';
import type { Due } from '../store/due/due-kind.ts';

/** The users of one department read in one go. */
const MOST_AT_ONCE = 50;

/** Takes removed departments from their users. */
export async function leaveDepartments(table: Table, items: readonly Due<'departmentLeave'>[]): Promise<void> {
  for (const item of items) {
    const { department } = item;
    let members: string[];
    do {
      members = await findMembers(table, department, MOST_AT_ONCE);
      for (const userId of members) await leave(table, department, userId);
    } while (members.length === MOST_AT_ONCE);
    await finishLeave(table, item);
  }
}

async function leave(table: Table, department: string, userId: string): Promise<void> {
  if (await isWritten(table.write(departmentLostWrites(userId, department)))) return;
  await table.write(memberWrites(department, null, userId));
}
