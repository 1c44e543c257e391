import { expect, test } from 'vitest';
import { WorkerLanguages } from '../../../shared/core/fields.ts';
import { LANGUAGES, staffLanguageOf, WORKER_LANGUAGES, workerLanguageOf } from '../../../shared/core/language.ts';

test("staff's languages and a chooser's are among those that the calls take", () => {
  expect(WORKER_LANGUAGES.toSorted()).toEqual(WorkerLanguages.options.toSorted());
  expect(WORKER_LANGUAGES).toEqual(expect.arrayContaining([...LANGUAGES]));
});

test('a value that is no language is read as Finnish', () => {
  for (const language of WORKER_LANGUAGES) expect(workerLanguageOf(language)).toBe(language);
  for (const other of ['de', 'FI', '', null, undefined, 7]) expect(workerLanguageOf(other)).toBe('fi');
});

test("who chose a language that staff's screens lack reads them in English", () => {
  expect(WORKER_LANGUAGES.map(staffLanguageOf)).toEqual(['fi', 'en', 'en', 'en', 'en', 'en', 'en']);
});
