import { randomBytes, randomUUID } from 'node:crypto';
import { createCompany } from '../../../functions/companies/save-company.ts';
import { hashPassword } from '../../../functions/security/passwords/password.ts';
import type { World } from '../../../functions/world.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { createUser } from '../../demo/create-user.ts';
import { SHORT_FORM } from '../../demo/demo-forms.ts';
import { DIGGING_FORM } from '../../demo/permits/demo-permit-forms.ts';
import type { Answer, Sent, Way } from './way.ts';

type Reply = Answer['body'];

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
export async function walk({ send }: Way, { password, creator, grantor }: Cast): Promise<string[]> {
  const call = async (sent: Sent): Promise<Reply> => {
    const { status, body } = await send({ key: randomUUID(), ...sent });
    if (status === 200 || status === 201) return body;
    throw new Error(`${sent.method ?? 'GET'} ${sent.path} was answered ${status} ${JSON.stringify(body)}`);
  };
  const login = async ({ email, signPin }: Person): Promise<{ token: string; id: string }> => {
    const { token, user } = await call({ method: 'POST', path: '/login', body: { email, password } });
    const path = `/users/${user._id}`;
    const { version, hasSignPin } = await call({ path, token });
    if (!hasSignPin) await call({ method: 'PUT', path, token, body: { version, signPin } });
    return { token, id: user._id };
  };
  const [by, from] = [await login(creator), await login(grantor)];
  const form = await call({ method: 'POST', path: '/induction-forms', token: by.token, body: SHORT_FORM });
  const induction = await walkInduction(call, form.meta.pin);
  const project = await call({
    method: 'POST',
    path: '/projects',
    token: by.token,
    body: { name: 'Harjoitus', inductionFormIds: [form._id] },
  });
  const permit = await walkPermit(call, { project: project._id, by, from, pins: [creator.signPin, grantor.signPin] });
  return [`induction ${induction} is signed`, `permit ${permit} is granted`];
}

type Call = (sent: Sent) => Promise<Reply>;

async function walkInduction(call: Call, pin: string): Promise<string> {
  const started = { method: 'POST', path: '/user-forms?language=fi', body: { inductionFormPin: pin } };
  const { _id: id, token, pages } = await call(started);
  await call({ method: 'PUT', path: `/user-forms/${id}`, token, body: { version: 0, user: VISITOR } });
  const value = { signed: true, value: DRAWING, location: 'Helsinki', date: localDate(new Date()) };
  for (const [index, { content }] of pages.entries()) {
    const signed = content.map((block: Reply) =>
      block.kind === 'form' ? { ...block, fields: block.fields.map((field: object) => ({ ...field, value })) } : block,
    );
    const body = { content: signed, version: 0 };
    await call({ method: 'PUT', path: `/user-forms/${id}/sign-page/${index}`, token, body });
  }
  const { meta } = await call({ path: `/user-forms/${id}`, token });
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
  const form = await call({ method: 'POST', path: '/permit-forms', token, body: DIGGING_FORM });
  const facts = { name: 'Kaapelioja', description: 'Kaivu', startDate: localDate(new Date()), endTime: '2035-12-31' };
  const draft = await call({
    method: 'POST',
    path: '/permits',
    token,
    body: { permitFormId: form._id, project, ...facts },
  });
  const path = `/permits/${draft._id}`;
  const pages = draft.pages.map(({ content }: Reply) => ({
    content: content.map((one: Reply) => answerBlock(one, from.id)),
  }));
  await call({ method: 'PUT', path, token, body: { version: draft.version, pages } });
  await call({ method: 'PUT', path: `${path}/submit`, token });
  await call({ method: 'PUT', path: `${path}/sign`, token, body: { signPin: pins[0], role: 'Creator' } });
  await call({ method: 'PUT', path: `${path}/sign`, token: from.token, body: { signPin: pins[1], role: 'Grantor' } });
  const { status } = await call({ path, token });
  if (status !== 'Approved') throw new Error(`permit ${draft._id} is ${status} at its end`);
  return draft._id;
}

function answerBlock(block: Reply, grantor: string): Reply {
  if (block.kind === 'form')
    return { ...block, fields: block.fields.map((one: object) => ({ ...one, value: 'Piha' })) };
  if (block.kind === 'question') {
    return { ...block, options: block.options.map((one: object) => ({ ...one, selected: true })) };
  }
  return block.personRole === 'Grantor' ? { ...block, selectedPersons: [{ userId: grantor }] } : block;
}
