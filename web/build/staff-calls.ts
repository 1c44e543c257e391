import { addressOf, type AnyEndpoint } from '../../shared/core/endpoint.ts';
import { homeApi } from '../../shared/home/home-api.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { StaffCall, StaffCalls } from '../ahead/staff-calls.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { INDUCTION_FORMS, WAITING_FORMS } from '../approval/first-calls.ts';
import { FIRST_VISIT, LIST_SORTS } from '../lists/list/list-state.ts';

/** A list's first page, in the order in which a list's calls name these. */
const FIRST_PAGE = { sort: LIST_SORTS[0], limit: String(FIRST_VISIT.size), state: 'all' } as const;

const callOf = (endpoint: AnyEndpoint): StaffCall => ({
  url: `/api${addressOf(endpoint, {})}`,
  roles: endpoint.access.roles,
});

const formsBy = (query: object): StaffCall => ({
  url: `/api${addressOf(inductionFormApi.find, { query: { ...query } })}`,
});

/** What the screens that staff open first ask the API for, by the screen's address. */
export const STAFF_CALLS = {
  [staffPaths.staffHome]: { calls: [callOf(homeApi.get), callOf(homeApi.onSite)] },
  [staffPaths.approval]: { list: INDUCTION_FORMS, calls: [formsBy(WAITING_FORMS), formsBy(FIRST_PAGE)] },
} satisfies StaffCalls;

/** The same with the scripts of the home, which is in a file of its own. */
export function staffCallsWith(homeScripts: readonly string[]): StaffCalls {
  const { [staffPaths.staffHome]: home } = STAFF_CALLS;
  return { ...STAFF_CALLS, [staffPaths.staffHome]: { ...home, scripts: homeScripts } };
}
