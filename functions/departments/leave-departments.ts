import { findMembers, finishLeave, memberWrites } from '../store/departments.ts';
import type { Item } from '../store/items.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Table } from '../store/table.ts';
import { departmentLostWrites } from '../store/users.ts';

/** Users of one department that one round of due work goes through; the next goes on where it ended. */
const MOST_AT_ONCE = 50;

/** Takes removed departments from their users. */
export async function leaveDepartments(table: Table, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const department = String(item['department']);
    const members = await findMembers(table, department, MOST_AT_ONCE);
    for (const userId of members) await leave(table, department, userId);
    if (members.length < MOST_AT_ONCE) await finishLeave(table, item);
  }
}

async function leave(table: Table, department: string, userId: string): Promise<void> {
  try {
    await table.write(departmentLostWrites(userId, department));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    await table.write(memberWrites(department, null, userId));
  }
}
