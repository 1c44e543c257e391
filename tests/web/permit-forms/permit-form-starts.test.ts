import { describe, expect, test } from 'vitest';
import { AuthoredPermitForm } from '../../../shared/permit-forms/permit-form.ts';
import { checksOf } from '../../../web/form-editor/checks/checks.ts';
import { openDocument } from '../../../web/form-editor/document/document.ts';
import {
  newPermitForm,
  PERMIT_FORM_STARTS,
  type PermitFormStart,
} from '../../../web/permit-forms/permit-form-starts.ts';

const LANGUAGES = ['fi', 'en'] as const;
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
