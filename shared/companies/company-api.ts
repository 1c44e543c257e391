import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Company, CompanyDraft, CompanyRow } from './company.ts';

const ADMINS = ['admin'] as const;
const ROOT = ['root'] as const;

export const companyApi = {
  list: endpoint({
    method: 'GET',
    path: '/companies',
    summary: 'All companies to root; to an admin their own.',
    access: { roles: ADMINS },
    query: ListQuery,
    reply: listOf(CompanyRow),
  }),
  myName: endpoint({
    method: 'GET',
    path: '/companies/my-company-name',
    summary: "The name of the caller's company.",
    access: { loggedIn: true },
    reply: z.object({ name: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/companies/:id',
    summary: 'One company; an admin sees their own.',
    access: { roles: ADMINS },
    reply: Company,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/companies',
    summary: 'Creates a company.',
    access: { roles: ROOT },
    body: CompanyDraft,
    reply: Company,
    status: 201,
    once: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/companies/:id',
    summary: 'Saves the name of a company; an admin that of their own.',
    access: { roles: ADMINS },
    body: z.extend(CompanyDraft, { version: Version }),
    reply: Company,
    errors: ['not_found', 'version_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/companies/:id',
    summary: 'Removes a company that has nothing in it.',
    access: { roles: ROOT },
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  }),
};
