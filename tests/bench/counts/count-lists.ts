import { SHORT_FORM } from '../../../infra/demo/demo-forms.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { SHORT_PIN } from '../../fixtures/walk.ts';
import type { CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';
import { addPermitRows } from './permit-rows.ts';
import { addInductionRows, addProjectRows, FIRST_NAMES, lastNameOf, LAST_NAME } from './induction-rows.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import type { AnyEndpoint } from '../../../shared/core/endpoint.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { formsIn } from '../../fixtures/listed-forms.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

export type ListCounts = Record<
  | 'listPage'
  | 'approvedPage'
  | 'oneFound'
  | 'pageFound'
  | 'pageFoundByTwoWords'
  | 'projectPage'
  | 'projectFound'
  | 'inductionsOfProject'
  | 'candidatesOfProject'
  | 'gateFound'
  | 'ownInductions'
  | 'permitPage',
  Counted
>;
export type ListCount = { rows: number; name: keyof ListCounts; count: Counted };

const PAGE = 20;
/** Two words read up to 200 entries; a shorter list has not so many. */
const ROWS_FOR_TWO_WORDS = 200;

type AtSize = (rows: number, page: () => Promise<Got>) => Promise<void>;

/**
 * Counts the pages of a form's list of inductions, and the searches in it, while the list grows from size to size;
 * `atSize` may ask for a page as often as it likes.
 */
export async function countLists(
  on: CountedApp,
  sizes: readonly number[],
  atSize: AtSize = () => Promise.resolve(),
): Promise<ListCount[]> {
  const { token, owner } = await foreman(on);
  const form = { ...(await shortForm(on, token)), owner };
  const project = await demoProject(on, token);
  const listAt = <E extends AnyEndpoint>(endpoint: E, given: Given<E>, found: number) =>
    counted(on, async () => withRows(await on.app.call(endpoint, given, { token }), found));
  const ofForm = { params: { id: form.formId } };
  const ofProject = { params: { id: project } };
  const list = (query: Given<typeof userFormSearchApi.listOfForm>['query'], found: number) =>
    listAt(userFormSearchApi.listOfForm, { ...ofForm, query }, found);
  const counts: ListCount[] = [];
  for (const [at, rows] of sizes.entries()) {
    await addInductionRows(on, { ...form, from: sizes[at - 1] ?? 0, to: rows });
    const add = (name: keyof ListCounts, count: Counted) => counts.push({ rows, name, count });
    add('listPage', await list({}, PAGE));
    add('approvedPage', await list({ state: 'approved' }, PAGE));
    add('oneFound', await list({ q: lastNameOf(7) }, 1));
    add('pageFound', await list({ q: LAST_NAME.slice(0, 4) }, PAGE));
    await addProjectRows(on, { ...form, from: sizes[at - 1] ?? 0, to: rows });
    add('projectPage', await listAt(projectApi.list, {}, PAGE));
    add('projectFound', await listAt(projectApi.list, { query: { q: 'kalasatama' } }, 1));
    add('inductionsOfProject', await listAt(userFormSearchApi.listOfProject, ofProject, PAGE));
    add('candidatesOfProject', await listAt(userFormSearchApi.permitCandidates, ofProject, PAGE));
    // The form's version is then in memory, as it is after the first person of a morning.
    const atGate = () => listAt(gateApi.find, { ...ofProject, query: { q: lastNameOf(7) } }, 1);
    await atGate();
    add('gateFound', await atGate());
    await addPermitRows(on, { company: form.company, project, from: sizes[at - 1] ?? 0, to: rows });
    add('permitPage', await listAt(permitApi.listOfProject, ofProject, PAGE));
    // The company's name is then in memory, as it is while somebody turns pages.
    await on.app.call(userFormSearchApi.mine, {}, { token });
    add('ownInductions', await listAt(userFormSearchApi.mine, {}, PAGE));
    await atSize(rows, () => on.app.call(userFormSearchApi.listOfForm, ofForm, { token }));
    if (rows < ROWS_FOR_TWO_WORDS) continue;
    add('pageFoundByTwoWords', await list({ q: `${FIRST_NAMES[7]} ${LAST_NAME}` }, PAGE));
  }
  return counts;
}

async function foreman({ app }: CountedApp): Promise<{ token: string; owner: string }> {
  const body = { email: 'foreman@example.com', password: 'demo-demo' };
  const { token, user } = await app.ask(sessionApi.login, { body });
  return { token, owner: user._id };
}

/** The demo company's project, which has both its forms. */
async function demoProject({ app }: CountedApp, token: string): Promise<string> {
  return expectFound((await app.ask(projectApi.list, {}, { token })).items[0])._id;
}

async function shortForm({ app }: CountedApp, token: string) {
  const found = await app.ask(inductionFormApi.find, {}, { token });
  const form = expectFound(formsIn(found).find(({ meta }) => meta.pin === SHORT_PIN));
  return { company: form.company, formId: form._id, formName: SHORT_FORM.meta.name };
}

function withRows(got: Got, found: number): Got {
  if (got.status === 200 && got.body.items.length !== found) {
    throw new Error(`a list had ${got.body.items.length} rows in place of ${found}`);
  }
  return got;
}
