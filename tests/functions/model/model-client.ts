import { field, fields, page, paragraph, tick } from '../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
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
  /** The paths of the entity that the command is about. */
  form: string;
  induction: string;
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
    return app.put(form, { token: staff.editor.token, body: { meta: { name }, pages: FORM_PAGES, version } });
  },
  moveForm: ({ app, staff, form }, { archived }) =>
    app.put(`${form}/${archived ? 'archive' : 'unarchive'}`, { token: staff.editor.token }),
  removeForm: ({ app, staff, form }) => app.request('DELETE', form, { token: staff.editor.token }),
  start: ({ app, pin, key }) => {
    // Wrong PINs count against an address; here each worker has one of their own.
    const address = `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`;
    return app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key, address });
  },
  details: ({ app, model, induction, token }, { at, name, isStale }) => {
    const version = (model.inductions[at]?.version ?? 0) + (isStale ? 1 : 0);
    return app.put(induction, { token, body: { version, user: { ...PERSON, lastName: name } } });
  },
  sign: ({ app, model, induction, token }, { at, page: index }) => {
    const version = model.inductions[at]?.pages[index] ?? 0;
    const content = answered((FORM_PAGES[index]?.content ?? []) as unknown as Record<string, unknown>[]);
    return app.put(`${induction}/sign-page/${index}`, { token, body: { content, version } });
  },
  approve: ({ app, staff, induction }, { approved }) =>
    app.put(`${induction}/approve`, { token: staff.manager.token, body: { approved } }),
  giveBack: ({ app, staff, induction }, { pages }) =>
    app.put(`${induction}/return`, { token: staff.manager.token, body: { reason: 'Tarkista', pages } }),
  archive: ({ app, staff, induction }, { archived }) =>
    app.put(`${induction}/${archived ? 'archive' : 'unarchive'}`, { token: staff.foreman.token }),
  claim: ({ app, staff, induction, token }, { as }) =>
    app.put(`${induction}/claim`, { token: staff[as].token, body: { token } }),
};

export function sendCommand(client: Client, command: Command): Promise<Got> {
  return (SENDERS[command.kind] as Send<Command['kind']>)(client, command);
}
