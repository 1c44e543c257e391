import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../shared/content/translation/content-texts.ts';
import { OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import { AuthoredInductionForm, NewInductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { checksOf } from '../../../web/form-editor/checks/checks.ts';
import { openDocument } from '../../../web/form-editor/document/document.ts';
import { FORM_STARTS, newForm, readyForm } from '../../../web/induction-forms/list/form-starts.ts';

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

  test.each(LANGUAGES)('comes in every language of workers, every text of it (%s)', async (language) => {
    const form = await readyForm('Kallion koulu', start, language);
    expect(NewInductionForm.parse(form)).toEqual(form);
    expect(form.languages[0]).toBe(language);
    const own = new Set(textsOf({ name: '', pages: form.pages }).map(({ text }) => text)).size;
    for (const other of OFFERED_LANGUAGES.filter((each) => each !== language)) {
      const said = form.translations?.find((each) => each.language === other);
      expect([other, Object.keys(said?.texts ?? {}).length]).toEqual([other, own]);
    }
  });

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

test('an empty form is in the language of its author alone', async () => {
  expect(await readyForm('Työmaa', 'empty', 'en')).toEqual(newForm('Työmaa', 'empty', 'en'));
});
