import { field, fields, page, paragraph, tick } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { answered, PERSON } from '../../fixtures/walk.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import type { Command, Model } from './induction-model.ts';
import type { Staff } from './observed.ts';

const FORM_PAGES = [
  page('Lue', [paragraph('Lue tämä.')]),
  page('Kuittaa', [tick('Luin tämän.', 'luettu')]),
  page('Kerro', [fields(field('text', 'esimies', 'Esimiehesi', { mandatory: true }))]),
];

/** Who sends, and what they have from before: the PIN on the poster, the token on the phone, the versions on the screen. */
export type Client = {
  app: TestApp;
  staff: Staff;
  model: Model;
  /** The path parameters of the entity that the command is about. */
  form: { id: string };
  induction: { id: string };
  pin: string;
  token: string;
  key: string;
};

type Send<K extends Command['kind']> = (client: Client, command: Extract<Command, { kind: K }>) => Promise<Got>;

/** How each command is sent by a client of the API. */
const SENDERS: { [K in Command['kind']]: Send<K> } = {
  createForm: ({ app, staff, key }, { name }) =>
    app.call(
      inductionFormApi.create,
      { body: { meta: { name }, pages: FORM_PAGES } },
      { token: staff.editor.token, key },
    ),
  updateForm: ({ app, staff, form, model }, { at, name, isStale }) => {
    const version = (model.forms[at]?.version ?? 0) - (isStale ? 1 : 0);
    const body = { meta: { name }, pages: FORM_PAGES, version };
    return app.call(inductionFormApi.update, { params: form, body }, { token: staff.editor.token });
  },
  moveForm: ({ app, staff, form }, { archived }) =>
    app.call(inductionFormApi[archived ? 'archive' : 'unarchive'], { params: form }, { token: staff.editor.token }),
  removeForm: ({ app, staff, form }) =>
    app.call(inductionFormApi.remove, { params: form }, { token: staff.editor.token }),
  start: ({ app, pin, key }) => {
    // Wrong PINs count against an address; here each worker has one of their own.
    const address = `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`;
    return app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key, address });
  },
  details: ({ app, model, induction, token }, { at, name, isStale }) => {
    const version = (model.inductions[at]?.version ?? 0) + (isStale ? 1 : 0);
    const body = { version, user: { ...PERSON, lastName: name } };
    return app.call(userFormApi.update, { params: induction, body }, { token });
  },
  sign: ({ app, model, induction, token }, { at, page: index }) => {
    const version = model.inductions[at]?.pages[index] ?? 0;
    const content = answered((FORM_PAGES[index]?.content ?? []) as unknown as Record<string, unknown>[]);
    const params = { ...induction, pageIndex: String(index) };
    return app.call(userFormApi.signPage, { params, body: { content, version } }, { token });
  },
  approve: ({ app, staff, induction }, { approved }) =>
    app.call(userFormActionApi.approve, { params: induction, body: { approved } }, { token: staff.manager.token }),
  giveBack: ({ app, staff, induction }, { pages }) => {
    const body = { reason: 'Tarkista', pages };
    return app.call(userFormActionApi.returnPages, { params: induction, body }, { token: staff.manager.token });
  },
  archive: ({ app, staff, induction }, { archived }) => {
    const action = archived ? userFormActionApi.archive : userFormActionApi.unarchive;
    return app.call(action, { params: induction }, { token: staff.foreman.token });
  },
  claim: ({ app, staff, induction, token }, { as }) =>
    app.call(userFormActionApi.claim, { params: induction, body: { token } }, { token: staff[as].token }),
};

export function sendCommand(client: Client, command: Command): Promise<Got> {
  return (SENDERS[command.kind] as Send<Command['kind']>)(client, command);
}
