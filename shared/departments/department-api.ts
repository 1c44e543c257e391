import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Department, DepartmentChange, DepartmentDraft, DepartmentRow } from './department.ts';

const ADMINS = ['admin'] as const;

export const departmentApi = {
  list: endpoint({
    method: 'GET',
    path: '/departments',
    summary: 'The departments of a company.',
    access: { loggedIn: true },
    query: ListQuery,
    reply: listOf(DepartmentRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/departments/:id',
    summary: 'One department.',
    access: { roles: ADMINS },
    reply: Department,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/departments',
    summary: 'Creates a department.',
    access: { roles: ADMINS },
    body: DepartmentDraft,
    reply: Department,
    status: 201,
    once: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/departments/:id',
    summary: 'Saves the name of a department.',
    access: { roles: ADMINS },
    body: DepartmentChange,
    reply: Department,
    errors: ['not_found', 'version_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/departments/:id',
    summary: 'Removes a department; its users have none from then on.',
    access: { roles: ADMINS },
    reply: z.object({}),
    errors: ['not_found'],
  }),
};
