import { Page } from '../../../shared/content/pages/page.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';

export const PERSON = {
  firstName: 'Matti',
  lastName: 'Meikäläinen',
  company: 'Runko Oy',
  phoneNumber: '+358401234567',
};

type Made = {
  user?: UserForm['user'];
  signed?: string | null;
  inputSettings?: UserForm['inductionForm']['inputSettings'];
  project?: Partial<UserForm['inductionForm']['project']>;
};

export type MadePage = { content?: readonly unknown[]; signed?: string | null; minReadTime?: number; title?: string };

/** An induction as the server answers it, with these pages; everything else has a default. */
export function userFormOf(pages: readonly MadePage[], made: Made = {}): UserForm {
  const {
    user = PERSON,
    signed = null,
    inputSettings = { birthdayType: 0, taxNumberType: 0, representativeType: 2 },
    project = {},
  } = made;
  return {
    _id: 'form',
    company: 'company',
    version: 1,
    user,
    meta: {
      created: '2026-11-20T05:00:00.000Z',
      signed,
      approved: false,
      approvedBy: null,
      archived: false,
      sourceFormId: 'source',
      pin: '123456789',
      name: 'Lomake',
      taxNumberValidation: null,
    },
    pages: pages.map((page) => ({
      ...Page.parse({ title: page.title ?? 'Sivu', minReadTime: page.minReadTime ?? 0 }),
      content: [...(page.content ?? [])] as UserForm['pages'][number]['content'],
      signed: page.signed ?? null,
      version: 0,
    })),
    pagesSigned: '0/0',
    adminEdits: [],
    inductionForm: {
      _id: 'source',
      name: 'Lomake',
      inputSettings,
      project: { title: [], description: [], address: [], ...project },
    },
    fileToken: 'file-token',
    formImageToken: 'form-image-token',
    formDocumentToken: 'form-document-token',
  };
}

export const SIGNED_AT = '2026-11-20T05:05:00.000Z';

export const tick = (value = false) => ({ kind: 'checkbox', label: 'Minulla on kypärä', name: 'kypärä', value });
export const textField = (value = '', mandatory = true) => ({
  type: 'text',
  name: 'esimies',
  label: 'Esimies',
  help: '',
  mandatory,
  ifPreviousYes: false,
  value,
});
export const signatureField = (value: object = {}, mandatory = true) => ({
  ...textField('', mandatory),
  type: 'signature',
  label: 'Allekirjoitus',
  value: { signed: false, value: '', location: '', date: '', ...value },
});
export const formBlock = (...fields: readonly object[]) => ({ kind: 'form', fields });
export const question = (type: 'examQuestion' | 'checkboxQuestion', selected: readonly boolean[] = [false, false]) => ({
  kind: 'question',
  type,
  text: 'Mitä?',
  options: selected.map((isSelected, place) => ({ text: `Vaihtoehto ${place}`, selected: isSelected })),
  mandatory: true,
});
export const DRAWING = 'data:image/png;base64,iVBORw0KGgo=';
