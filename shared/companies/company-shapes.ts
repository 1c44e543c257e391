import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Company, CompanyDraft, CompanyRow } from './company.ts';

export const companyShapes = {
  list: {
    summary: 'All companies to root; to an admin their own.',
    query: ListQuery,
    reply: listOf(CompanyRow),
  },
  myName: {
    summary: "The name of the caller's company.",
    reply: z.object({ name: z.string() }),
  },
  get: {
    summary: 'One company; an admin sees their own.',
    reply: Company,
    errors: ['not_found'],
  },
  create: {
    summary: 'Creates a company.',
    body: CompanyDraft,
    reply: Company,
    status: 201,
  },
  update: {
    summary: 'Saves the name of a company; an admin that of their own.',
    body: z.extend(CompanyDraft, { version: Version }),
    reply: Company,
    errors: ['not_found', 'version_conflict'],
  },
  remove: {
    summary: 'Removes a company that has nothing in it.',
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  },
} satisfies Shapes;
