import { answered } from '../../../fixtures/walk.ts';
import type { StaffApi } from '../../steps/staff-steps.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../../shared/user-forms/user-form-api.ts';

const SIGNATURE = { type: 'signature', name: 'allekirjoitus', label: 'Allekirjoitus', help: '', mandatory: true };
const PAGES = [
  { title: 'Tervetuloa', minReadTime: 0, content: [{ kind: 'p', lines: ['Lue tämä.'] }] },
  { title: 'Allekirjoitus', minReadTime: 0, content: [{ kind: 'form', fields: [SIGNATURE] }] },
];

let phones = 0;

export type OwnForm = { id: string; pin: string };

/** An induction form that no other journey uses. */
export async function makeForm(api: StaffApi, name: string): Promise<OwnForm> {
  const { token } = await api.logIn('editor@example.com');
  const form = await api.ask(inductionFormApi.create, { body: { meta: { name }, pages: PAGES } }, { token });
  return { id: form._id, pin: form.meta.pin };
}

type Person = { firstName: string; lastName: string };

/** An induction of the form as its worker began it, with the details filled in. */
export async function startInduction(api: StaffApi, pin: string, person: Person) {
  const body = { inductionFormPin: pin };
  const started = await api.ask(userFormApi.start, { query: { language: 'fi', skipEmail: 'true' }, body });
  const { _id: id, token, pages } = started;
  phones += 1;
  const user = { ...person, company: 'Valo Oy', phoneNumber: `+35840${1_000_000 + phones}` };
  await api.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
  return { id: String(id), token: String(token), pages: pages as { content: Record<string, unknown>[] }[] };
}

/** The same, signed page by page; answers its id. */
export async function signedInduction(api: StaffApi, pin: string, person: Person): Promise<string> {
  const { id, token, pages } = await startInduction(api, pin, person);
  for (const [index, page] of pages.entries()) {
    const body = { content: answered(page.content), version: 0 };
    await api.ask(userFormApi.signPage, { params: { id, pageIndex: String(index) }, body }, { token });
  }
  return id;
}
