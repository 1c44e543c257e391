import { answered } from '../../fixtures/walk.ts';
import type { StaffApi } from '../steps/staff-steps.ts';

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
  const form = await api.send('/induction-forms', { method: 'POST', token, body: { meta: { name }, pages: PAGES } });
  return { id: form._id, pin: form.meta.pin };
}

type Person = { firstName: string; lastName: string };

/** An induction of the form as its worker began it, with the details filled in. */
export async function startInduction(api: StaffApi, pin: string, person: Person) {
  const body = { inductionFormPin: pin };
  const started = await api.send('/user-forms?language=fi&skipEmail=true', { method: 'POST', body });
  const { _id: id, token, pages } = started;
  phones += 1;
  const user = { ...person, company: 'Valo Oy', phoneNumber: `+35840${1_000_000 + phones}` };
  await api.send(`/user-forms/${id}`, { method: 'PUT', token, body: { version: 0, user } });
  return { id: String(id), token: String(token), pages: pages as { content: Record<string, unknown>[] }[] };
}

/** The same, signed page by page; answers its id. */
export async function signedInduction(api: StaffApi, pin: string, person: Person): Promise<string> {
  const { id, token, pages } = await startInduction(api, pin, person);
  for (const [index, page] of pages.entries()) {
    const body = { content: answered(page.content), version: 0 };
    await api.send(`/user-forms/${id}/sign-page/${index}`, { method: 'PUT', token, body });
  }
  return id;
}
