import type { Reply } from '../../shared/core/endpoint.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { call } from '../app/api/call.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';

export type CompanyRow = Reply<typeof companyApi.list>['items'][number];

export const COMPANIES = 'companies';

export const companyList: ListDesign<CompanyRow, 'all'> = {
  name: COMPANIES,
  states: ['all'],
  load: ({ state: _all, ...query }, signal) => call(companyApi.list, { query }, { signal }),
};
