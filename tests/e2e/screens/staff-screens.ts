import { writeReportIds } from '../../../web/approval/report/report-ids.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import { STAFF_SCREENS, type DemoIds } from './held-screens.ts';

export async function demoIds(url: string): Promise<DemoIds> {
  const api = new StaffApi(url);
  const { token, user } = await api.logIn('root@example.com');
  // Other journeys put theirs before the demo's.
  const form = await api.formNamed('Kalasataman torni C');
  const projects = await api.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token });
  const project = firstId(projects.items);
  const params = { id: project };
  const permits = await api.ask(permitApi.listOfProject, { params, query: { limit: '50' } }, { token });
  const muurari = { params: { id: form }, query: { q: 'muurari' } };
  const userForm = firstId((await api.ask(userFormSearchApi.listOfForm, muurari, { token })).items);
  const permitForms = await api.ask(permitFormApi.list, { query: { q: 'kaivutyölupa' } }, { token });
  const companies = await api.ask(companyApi.list, { query: { q: 'esimerkki' } }, { token });
  return {
    form,
    project,
    userForm,
    userForms: writeReportIds([userForm]),
    permit: firstId(permits.items.filter(({ state }) => state === 'Pending Approval')),
    permitForm: firstId(permitForms.items),
    user: user._id,
    company: firstId(companies.items),
  };
}

const firstId = ([first]: { _id: string }[]): string => expectFound(first)._id;

/** Where each screen of an area is opened: `approval/:inductionFormId` with the id of a form of the demo. */
export function addressesOf(area: string, ids: DemoIds): string[] {
  return Object.entries(STAFF_SCREENS[area] ?? {}).map(([route, names]) =>
    addressOf(
      route,
      names.map((name) => ids[name]),
    ),
  );
}

function addressOf(route: string, values: string[]): string {
  return `/admin/${route.replace(/:\w+/g, () => values.shift() ?? '')}`;
}
