import type { Reply } from '../../shared/core/endpoint.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { call } from '../app/call.ts';
import type { ListDesign } from '../lists/use-cursor-list.ts';

export type CompanyRow = Reply<typeof companyApi.list>['items'][number];

export const COMPANIES = 'companies';

/** What the API takes as the name of a company or department. */
export const LONGEST_NAME = 200;

export const companyList: ListDesign<CompanyRow, 'all'> = {
  name: COMPANIES,
  states: ['all'],
  load: ({ state: _all, ...query }, signal) => call(companyApi.list, { query }, { signal }),
};
