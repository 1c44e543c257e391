import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import type { InductionState } from './induction-model.ts';
import { ModelRun } from './model-run.ts';
import type { Staff } from './observed.ts';
import { rawCommand } from './raw-commands.ts';
import { StoreFaults } from './store-faults.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 20);
const COMMANDS = 40;
const RUN_MILLISECONDS = 20_000;

let app: TestApp;
let faults: StoreFaults;
let staff: Staff;
beforeAll(async () => {
  app = await startSeededApp();
  faults = new StoreFaults(app.client);
  const login = async (account: string) => {
    const { body } = await app.call(sessionApi.login, {
      body: { email: `${account}@example.com`, password: 'demo-demo' },
    });
    return { id: String(body.user._id), token: String(body.token) };
  };
  const [editor, manager, foreman, worker, viewer] = await Promise.all([
    login('editor'),
    login('manager'),
    login('foreman'),
    login('worker'),
    login('viewer'),
  ]);
  staff = { editor, manager, foreman, worker, viewer };
});
afterAll(() => app.stop());

type Query = Given<typeof userFormSearchApi.listOfForm>['query'];
const idsIn = ({ status, body }: Got): string[] => {
  expect(status).toBe(200);
  return body.items.map(({ _id }: { _id: string }) => _id).toSorted();
};
const idsOf = async (formId: string, query: Query = {}) => {
  const given = { params: { id: formId }, query: { limit: '100', ...query } };
  return idsIn(await app.call(userFormSearchApi.listOfForm, given, { token: staff.foreman.token }));
};

/** The ids of those inductions of a run that are so. */
const those = ({ ids, model }: ModelRun, is: (induction: InductionState) => boolean): string[] =>
  ids.filter((_, at) => model.inductions[at] && is(model.inductions[at])).toSorted();

/** Every list and every count says what the model says. */
async function requireRecount(run: ModelRun): Promise<void> {
  await app.settle();
  const listed: Got = await app.call(
    inductionFormApi.find,
    { query: { limit: '100', archived: 'all' } },
    { token: staff.editor.token },
  );
  const made = listed.body.items.filter(({ meta }: { meta: { created: string } }) => meta.created >= run.began);
  const standing = run.formIds.filter((_, at) => run.model.forms[at]?.removed === false);
  expect(made.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(standing.toSorted());
  for (const [at, form] of run.model.forms.entries()) {
    if (form.removed) continue;
    const formId = String(run.formIds[at]);
    const ofForm = (is: (induction: InductionState) => boolean) =>
      those(run, (induction) => induction.form === at && is(induction));
    const living = ofForm(({ archived }) => !archived);
    const waiting = ofForm(({ isSigned, approved, archived }) => isSigned && !approved && !archived);
    expect(await idsOf(formId)).toEqual(living);
    expect(await idsOf(formId, { sort: 'name' })).toEqual(living);
    expect(await idsOf(formId, { archived: 'true' })).toEqual(ofForm(({ archived }) => archived));
    expect(await idsOf(formId, { state: 'waiting' })).toEqual(waiting);
    expect(await idsOf(formId, { q: 'koski', archived: 'all' })).toEqual(ofForm(({ name }) => name === 'Koski'));
    const item = await app.world.table.get({ PK: `FORM#${run.formIds[at]}`, SK: 'HEAD' });
    expect(item?.['row']).toMatchObject({
      started: ofForm(() => true).length,
      signed: ofForm(({ isSigned }) => isSigned).length,
      waiting: waiting.length,
    });
  }
  for (const name of ['worker', 'viewer'] as const) {
    const given = { query: { limit: '100', archived: 'all' } } as const;
    const own = idsIn(await app.call(userFormSearchApi.mine, given, { token: staff[name].token }));
    expect(own.filter((id) => run.ids.includes(id))).toEqual(those(run, ({ owner }) => owner === name));
  }
}

describe('the API of forms and inductions', () => {
  test(
    'does what the model says to every command, legal or not, while the store throttles, conflicts and loses answers',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(rawCommand, { minLength: COMMANDS, maxLength: COMMANDS }), async (commands) => {
          const run = new ModelRun(app, faults, staff);
          await run.execute({ kind: 'createForm', at: 0, choice: 0, flag: false, faults: [] });
          await run.execute({ kind: 'start', at: 0, choice: 0, flag: false, faults: [] });
          for (const command of commands) await run.execute(command);
          await requireRecount(run);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(faults.hits).toBeGreaterThan(RUNS);
    },
    RUNS * RUN_MILLISECONDS,
  );
});
