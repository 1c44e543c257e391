import { expect, test } from 'vitest';
import { keptForm } from '../../../web/offline/kept-induction.ts';
import { withForm, withPage } from '../../../web/offline/queue.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';

const page = { title: '', minReadTime: 0, content: [], signed: null, version: 0 };
const formIn = (language?: 'ru' | 'et', translation = 2) =>
  ({
    _id: 'form',
    version: 0,
    user: {},
    meta: { signed: null },
    pages: [{ ...page, ...(language && { language, translation }) }],
  }) as unknown as UserForm;

const signed = (form: UserForm) => withPage(keptForm(form, undefined), { formPage: 0, answers: {}, now: 0 });

test('a page waits as it was shown, whatever the worker chooses before it is sent', () => {
  const waiting = signed(formIn('ru'));
  expect(waiting.pages[0]?.shownIn).toEqual({ language: 'ru', translation: 2 });
  expect(withForm(waiting, formIn('et', 5)).pages[0]?.shownIn).toEqual({ language: 'ru', translation: 2 });
});

test('a page in the form’s first language names none', () => {
  expect(signed(formIn()).pages[0]?.shownIn).toBeUndefined();
});
