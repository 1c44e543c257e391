import type { Department } from '../../shared/departments/department.ts';
import { dueAt } from './due-work.ts';
import { createdSortKey } from './index-list.ts';
import type { Item, Key } from './items.ts';
import { searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

export const departmentKey = (id: string): Key => ({ PK: `DEPARTMENT#${id}`, SK: 'DEPARTMENT' });

export const departmentsPartition = (company: string) => `C#${company}#DEPARTMENTS`;

export async function findDepartment(table: Table, id: string): Promise<Department | undefined> {
  const item = await table.get(departmentKey(id));
  return item && departmentOf(item);
}

export function newDepartmentWrites(department: Department): Write[] {
  const { _id: id, company, name, created, version } = department;
  return [
    {
      put: {
        ...departmentKey(id),
        GSI1PK: departmentsPartition(company),
        GSI1SK: createdSortKey(created, id),
        entity: 'department',
        id,
        company,
        version,
        row: { name, created },
      },
      condition: 'attribute_not_exists(PK)',
    },
    ...searchWrites(undefined, searchableOf(department)),
  ];
}

/** Another name over the version that was read. */
export function changedDepartmentWrites(before: Department, after: Department): Write[] {
  return [
    {
      update: departmentKey(after._id),
      set: 'SET #row.#name = :name, version = :version',
      condition: 'version = :before',
      names: { '#row': 'row', '#name': 'name' },
      values: { ':name': after.name, ':version': after.version, ':before': before.version },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
  ];
}

/** Takes a department away, and leaves it to due work to take it from its users. ConditionFailed at 0 where it has changed. */
export function removedDepartmentWrites(department: Department, at: string): Write[] {
  const { _id: id, version } = department;
  return [
    { delete: departmentKey(id), condition: 'version = :version', values: { ':version': version } },
    ...searchWrites(searchableOf(department), undefined),
    { put: { PK: `LEAVE#${id}`, SK: 'LEAVE', entity: 'departmentLeave', department: id, ...dueAt(at, id) } },
  ];
}

/** Holds where the company has the department. */
export function departmentCheck(company: string, id: string): Write {
  return { check: departmentKey(id), condition: 'company = :company', values: { ':company': company } };
}

const memberKey = (id: string, userId: string): Key => ({ PK: departmentKey(id).PK, SK: `USER#${userId}` });

/** Who is in a department, beside it: written with the user, and so true at every moment. */
export function memberWrites(before: string | null, after: string | null, userId: string): Write[] {
  if (before === after) return [];
  return [
    ...(before === null ? [] : [{ delete: memberKey(before, userId) }]),
    ...(after === null ? [] : [{ put: { ...memberKey(after, userId), userId } }]),
  ];
}

/** Ids of some of those who are in a department. */
export async function findMembers(table: Table, id: string, limit: number): Promise<string[]> {
  const { items } = await table.query({
    where: 'PK = :department AND begins_with(SK, :user)',
    values: { ':department': departmentKey(id).PK, ':user': 'USER#' },
    limit,
  });
  return items.map(({ userId }) => String(userId));
}

/** Ends the work that a removed department has left. */
export async function finishLeave(table: Table, { PK, SK }: Item): Promise<void> {
  await table.write([{ delete: { PK, SK } }]);
}

function searchableOf({ _id, company, created, name }: Department): Searchable {
  return { partition: departmentsPartition(company), id: _id, created, texts: [name], sortName: name };
}

/** By what a department is found, from its item. */
export const searchableDepartment = (item: Item): Searchable => searchableOf(departmentOf(item));

export function departmentRowOf(item: Item): Omit<Department, 'version'> {
  const { name, created } = item['row'] as Pick<Department, 'name' | 'created'>;
  return { _id: String(item['id']), company: String(item['company']), name, created };
}

function departmentOf(item: Item): Department {
  return { ...departmentRowOf(item), version: Number(item['version']) };
}
