import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../shared/content/translation/content-texts.ts';
import { OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import { AuthoredPermitForm, NewPermitForm } from '../../../shared/permit-forms/permit-form.ts';
import { checksOf } from '../../../web/form-editor/checks/checks.ts';
import { openDocument } from '../../../web/form-editor/document/document.ts';
import english from '../../../web/public/languages/en.json';
import finnish from '../../../web/public/languages/fi.json';
import {
  newPermitForm,
  PERMIT_FORM_STARTS,
  readyPermitForm,
  type PermitFormStart,
} from '../../../web/permit-forms/permit-form-starts.ts';

const LANGUAGES = ['fi', 'en'] as const;
type StartTexts = Partial<Record<PermitFormStart, { name: string; description?: string }>>;
const startTexts = (language: (typeof LANGUAGES)[number]): StartTexts =>
  (language === 'fi' ? finnish : english).permitForms.starts;
const formOf = (start: PermitFormStart, language: (typeof LANGUAGES)[number]) =>
  newPermitForm({ name: 'Lupa', description: '', start }, language);

describe.each(PERMIT_FORM_STARTS)('the ready permit form %s', (start) => {
  test.each(LANGUAGES)('is taken by the server just as it is (%s)', (language) => {
    expect(AuthoredPermitForm.parse(formOf(start, language))).toEqual(formOf(start, language));
  });

  test.each(LANGUAGES)('has nothing that the editor would remark on (%s)', (language) => {
    expect(checksOf(openDocument({}, formOf(start, language).pages).pages, 'permit')).toEqual([]);
  });

  test('is the same form in both languages, in other words', () => {
    const [finnish, english] = LANGUAGES.map((language) => formOf(start, language).pages);
    const kinds = (pages: typeof finnish) => pages?.map(({ content }) => content.map(({ kind }) => kind));
    expect(kinds(english)).toEqual(kinds(finnish));
    expect(english?.map(({ title }) => title)).not.toEqual(finnish?.map(({ title }) => title));
  });

  test('asks for each role of the chain once', () => {
    const roles = formOf(start, 'fi')
      .pages.flatMap(({ content }) => content)
      .flatMap((block) => (block.kind === 'person' && 'personRole' in block ? [String(block.personRole)] : []));
    expect(roles.filter((role) => role !== 'NoRole').toSorted()).toEqual([
      'Creator',
      'Grantor',
      'WorkApprover',
      'Worker',
    ]);
  });
});

test('there is one for each of the seven works that a site needs permits for, and an empty one', () => {
  expect(PERMIT_FORM_STARTS).toHaveLength(8);
});

describe.each(PERMIT_FORM_STARTS.filter((start) => start !== 'empty'))('the ready permit form %s', (start) => {
  test.each(LANGUAGES)('comes in every language of workers, its name too (%s)', async (language) => {
    const { name = '', description = '' } = startTexts(language)[start] ?? {};
    const form = await readyPermitForm({ name, description, start }, language);
    expect(NewPermitForm.parse(form)).toEqual(form);
    expect(form.languages[0]).toBe(language);
    const own = new Set(textsOf({ name, description, pages: form.pages }).map(({ text }) => text)).size;
    for (const other of OFFERED_LANGUAGES.filter((each) => each !== language)) {
      const said = form.translations?.find((each) => each.language === other);
      expect([other, Object.keys(said?.texts ?? {}).length]).toEqual([other, own]);
    }
  });
});

test('an author’s own name of a ready permit form is in no other language', async () => {
  const named = await readyPermitForm({ name: 'Katon tulityöt', description: '', start: 'hotWork' }, 'fi');
  const plain = await readyPermitForm({ name: '', description: '', start: 'hotWork' }, 'fi');
  expect(named.translations).toEqual(plain.translations);
});

test('an empty permit form is in the language of its author alone', async () => {
  const beginning = { name: 'Lupa', description: '', start: 'empty' } as const;
  expect(await readyPermitForm(beginning, 'fi')).toEqual(formOf('empty', 'fi'));
});
