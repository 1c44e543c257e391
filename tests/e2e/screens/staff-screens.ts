import { writeReportIds } from '../../../web/approval/report/report-ids.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

/** What the demo has of each kind, by which the screens are opened. */
export type DemoIds = Record<
  'form' | 'userForm' | 'userForms' | 'project' | 'permit' | 'permitForm' | 'user' | 'company',
  string
>;

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

type Screens = Readonly<Record<string, readonly (keyof DemoIds)[]>>;

/** The screens behind the login, by area: the address as the router spells it, and what of the demo stands in it. */
export const STAFF_SCREENS: Readonly<Record<string, Screens>> = {
  approval: {
    home: [],
    approval: [],
    'approval/:inductionFormId': ['form'],
    'approval/user-form/:userFormId': ['userForm'],
    'approval/user-form-report/:userFormId': ['userForm'],
    'approval/user-form-reports/:ids': ['userForms'],
  },
  projects: {
    projects: [],
    'projects/import': [],
    'all-permits': [],
    'all-cards': [],
    'projects/:projectId/glance': ['project'],
    'projects/:projectId/orientations': ['project'],
    'projects/:projectId/user-form/:userFormId': ['project', 'userForm'],
    'projects/:projectId/cards': ['project'],
    'projects/:projectId/permits': ['project'],
    'projects/:projectId/permit/:permitId': ['project', 'permit'],
    'projects/:projectId/gate': ['project'],
    'projects/:projectId/zones': ['project'],
    'projects/:projectId/board': ['project'],
    'projects/:projectId/board-posters': ['project'],
    'projects/:projectId/gate-poster': ['project'],
    'projects/:projectId/gate/:personId': ['project', 'userForm'],
    'projects/:projectId/presence': ['project'],
    'projects/:projectId/evacuation': ['project'],
    'projects/:projectId/workers': ['project'],
    'projects/:projectId/settings': ['project'],
    'projects/:projectId/permit/:permitId/print': ['project', 'permit'],
  },
  forms: {
    'permit-forms': [],
    'permit-forms/:formId': ['permitForm'],
    'permit-forms/:formId/translations': ['permitForm'],
    'permit-forms/:formId/print': ['permitForm'],
    forms: [],
    'forms/:formId': ['form'],
    'forms/:formId/translations': ['form'],
    'forms/:formId/print': ['form'],
    'forms/:formId/poster': ['form'],
  },
  'people, companies and reports': {
    'my-inductions': [],
    users: [],
    'users/import': [],
    'users/new': [],
    'users/log': [],
    'users/:userId': ['user'],
    'my-user': [],
    'my-company': [],
    'my-company/data': [],
    'my-company/keys': [],
    'my-company/webhooks': [],
    companies: [],
    'companies/:companyId': ['company'],
    reports: [],
  },
};

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
