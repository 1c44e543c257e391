import { randomBytes } from 'node:crypto';
import { createCompany } from '../../../functions/companies/save-company.ts';
import { hashPassword } from '../../../functions/security/passwords/password.ts';
import type { World } from '../../../functions/world.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { createUser } from '../../demo/create-user.ts';
import { SHORT_FORM } from '../../demo/demo-forms.ts';
import { DIGGING_FORM } from '../../demo/permits/demo-permit-forms.ts';
import type { Call, Way } from './way.ts';

type Person = { email: string; name: string; signPin: string };

/** Two users of a company that exists only for this rehearsal, with a secret password. */
export type Cast = { password: string; creator: Person; grantor: Person };

const DRAWING =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const VISITOR = {
  firstName: 'Harri',
  lastName: 'Harjoittelija',
  company: 'Harjoitus Oy',
  email: 'harri@example.com',
  phoneNumber: '+358401234512',
  taxNumber: '',
};

/** Creates the users with the operator's rights: an installation without mail has no other way. */
export async function castFor(world: World): Promise<Cast> {
  const mark = randomBytes(4).toString('hex');
  const password = randomBytes(18).toString('base64url');
  const { _id: company } = await createCompany(world, { name: `Harjoitus ${mark}` });
  const passwordHash = await hashPassword(password, world.randomBytes(16));
  const person = async (name: string, signPin: string): Promise<Person> => {
    const email = `${name.toLowerCase()}-${mark}@example.com`;
    await createUser(world, { company, name, email, passwordHash, roles: ASSIGNABLE_ROLES });
    return { email, name, signPin };
  };
  return { password, creator: await person('Laatija', '482716'), grantor: await person('Myöntäjä', '739152') };
}

/** Takes one induction from PIN to signature and one permit from draft to granted. Throws at the first unexpected answer. */
export async function walk({ call }: Way, { password, creator, grantor }: Cast): Promise<string[]> {
  const login = async ({ email, signPin }: Person): Promise<{ token: string; id: string }> => {
    const { token, user } = await call(sessionApi.login, { body: { email, password } });
    const params = { id: user._id };
    const { version, hasSignPin } = await call(userApi.get, { params }, token);
    if (!hasSignPin) await call(userApi.update, { params, body: { version, signPin } }, token);
    return { token, id: user._id };
  };
  const [by, from] = [await login(creator), await login(grantor)];
  const form = await call(inductionFormApi.create, { body: SHORT_FORM }, by.token);
  const induction = await walkInduction(call, form.meta.pin);
  const body = { name: 'Harjoitus', inductionFormIds: [form._id] };
  const project = await call(projectApi.create, { body }, by.token);
  const permit = await walkPermit(call, { project: project._id, by, from, pins: [creator.signPin, grantor.signPin] });
  return [`induction ${induction} is signed`, `permit ${permit} is granted`];
}

async function walkInduction(call: Call, pin: string): Promise<string> {
  const started = await call(userFormApi.start, { query: { language: 'fi' }, body: { inductionFormPin: pin } });
  const { _id: id, token, pages } = started;
  await call(userFormApi.update, { params: { id }, body: { version: 0, user: VISITOR } }, token);
  const value = { signed: true, value: DRAWING, location: 'Helsinki', date: localDate(new Date()) };
  for (const [index, { content }] of pages.entries()) {
    const signed = content.map((block) =>
      block.kind === 'form' ? { ...block, fields: eachWith(block.fields, { value }) } : block,
    );
    const params = { id, pageIndex: String(index) };
    await call(userFormApi.signPage, { params, body: { content: signed, version: 0 } }, token);
  }
  const { meta } = await call(userFormApi.get, { params: { id } }, token);
  if (typeof meta.signed !== 'string') throw new Error(`induction ${id} is not signed at its end`);
  return id;
}

type Signers = {
  project: string;
  by: { token: string };
  from: { token: string; id: string };
  pins: readonly [creator: string, grantor: string];
};

async function walkPermit(call: Call, { project, by, from, pins }: Signers): Promise<string> {
  const { token } = by;
  const form = await call(permitFormApi.create, { body: DIGGING_FORM }, token);
  const facts = { name: 'Kaapelioja', description: 'Kaivu', startDate: localDate(new Date()), endTime: '2035-12-31' };
  const draft = await call(permitApi.create, { body: { permitFormId: form._id, project, ...facts } }, token);
  const params = { id: draft._id };
  const pages = draft.pages.map(({ content }) => ({ content: content.map((block) => answerBlock(block, from.id)) }));
  await call(permitApi.update, { params, body: { version: draft.version, pages } }, token);
  await call(permitApi.submit, { params }, token);
  await call(permitApi.sign, { params, body: { signPin: pins[0], role: 'Creator' } }, token);
  await call(permitApi.sign, { params, body: { signPin: pins[1], role: 'Grantor' } }, from.token);
  const { status } = await call(permitApi.get, { params }, token);
  if (status !== 'Approved') throw new Error(`permit ${draft._id} is ${status} at its end`);
  return draft._id;
}

type Block = Reply<typeof permitApi.create>['pages'][number]['content'][number];

function answerBlock(block: Block, grantor: string): object {
  if (block.kind === 'form') return { ...block, fields: eachWith(block.fields, { value: 'Piha' }) };
  if (block.kind === 'question') return { ...block, options: eachWith(block.options, { selected: true }) };
  return block.kind === 'person' && block.personRole === 'Grantor'
    ? { ...block, selectedPersons: [{ userId: grantor }] }
    : block;
}

/** The fields or options of a block, all answered the same. */
const eachWith = (parts: unknown, answer: object) => (parts as object[]).map((part) => ({ ...part, ...answer }));
