import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Department, DepartmentChange, DepartmentDraft, DepartmentRow } from './department.ts';

export const departmentShapes = {
  list: {
    summary: 'The departments of a company.',
    query: ListQuery,
    reply: listOf(DepartmentRow),
  },
  get: {
    summary: 'One department.',
    reply: Department,
    errors: ['not_found'],
  },
  create: {
    summary: 'Creates a department.',
    body: DepartmentDraft,
    reply: Department,
    status: 201,
  },
  update: {
    summary: 'Saves the name of a department.',
    body: DepartmentChange,
    reply: Department,
    errors: ['not_found', 'version_conflict'],
  },
  remove: {
    summary: 'Removes a department; its users have none from then on.',
    reply: z.object({}),
    errors: ['not_found'],
  },
} satisfies Shapes;
