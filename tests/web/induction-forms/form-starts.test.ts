import { describe, expect, test } from 'vitest';
import { AuthoredInductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { checksOf } from '../../../web/form-editor/checks/checks.ts';
import { openDocument } from '../../../web/form-editor/document/document.ts';
import { FORM_STARTS, newForm } from '../../../web/induction-forms/list/form-starts.ts';

const LANGUAGES = ['fi', 'en'] as const;
const READY = FORM_STARTS.filter((start) => start !== 'empty');

describe.each(READY)('the ready form %s', (start) => {
  test.each(LANGUAGES)('is taken by the server just as it is (%s)', (language) => {
    const form = newForm('Työmaa', start, language);
    expect(AuthoredInductionForm.parse(form)).toEqual(form);
  });

  test.each(LANGUAGES)(
    'has nothing that the editor would remark on but what the author is to fill in (%s)',
    (language) => {
      const checks = checksOf(openDocument({}, newForm('Työmaa', start, language).pages).pages, 'induction');
      expect(checks.filter(({ code }) => code !== 'unfilled')).toEqual([]);
    },
  );

  test('is the same form in both languages, in other words', () => {
    const [finnish, english] = LANGUAGES.map((language) => newForm('Työmaa', start, language).pages);
    const kinds = (pages: typeof finnish) => pages?.map(({ content }) => content.map(({ kind }) => kind));
    expect(kinds(english)).toEqual(kinds(finnish));
    expect(english?.map(({ title }) => title)).not.toEqual(finnish?.map(({ title }) => title));
  });
});

test('every start has a test of its own or is empty', () => {
  expect(newForm('Työmaa', 'empty', 'fi').pages).toEqual([]);
  expect(READY).toHaveLength(3);
});
