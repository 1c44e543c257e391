import { answersIn, type Answers } from '../../../shared/content/answers/answers.ts';
import { memoryStore } from '../../../web/offline/memory-store.ts';
import type { Outbox } from '../../../web/offline/outbox.ts';
import { formBlock, question, textField, tick, userFormOf, type MadePage } from '../user-forms/user-form-of.ts';
import { ScriptedServer } from './scripted-server.ts';
import { browserWith, tabOf } from './tabs-of.ts';

export const OPEN = { content: [tick(), formBlock(textField())] };
/** A page whose answers may change after it is signed. */
export const FREE = { content: [question('checkboxQuestion', [false, false, false])] };
export const says = (text: string) => ({ 0: true, 1: [text] });

/** A phone with one tab on an induction that it has loaded, and the server behind it. */
export async function phoneWith(
  pages: readonly MadePage[] = [OPEN, OPEN, FREE],
  made: Parameters<typeof userFormOf>[1] = {},
) {
  const server = new ScriptedServer(userFormOf(pages, made));
  const store = memoryStore();
  const browser = browserWith(store);
  const outbox = tabOf(browser, server.calls);
  await outbox.take(server.form);
  const kept = (tab: Outbox = outbox) => tab.view('form').kept;
  return {
    server,
    store,
    browser,
    outbox,
    kept,
    waiting: () => (kept()?.pages ?? []).map(({ formPage }) => formPage),
    parked: () => (kept()?.pages ?? []).map(({ parking }) => parking?.code),
    answers: (formPage: number): Answers => {
      const page = server.form.pages[formPage];
      return page ? answersIn(page) : {};
    },
  };
}
