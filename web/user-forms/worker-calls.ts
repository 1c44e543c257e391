import { answersIn, withAnswers, type Answers } from '../../shared/content/answers/answers.ts';
import { hasAnswerBlocks } from '../../shared/content/pages/page-rules.ts';
import type { ShownIn } from '../../shared/content/pages/shown-in.ts';
import type { UserPage } from '../../shared/content/pages/page.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/api/call.ts';
import type { OutboxCalls } from '../offline/outbox-calls.ts';
import { loadUserForm } from './load-user-form.ts';
import { callAsWorker } from './worker-token.ts';

/** A save without an answer in this time counts as a network failure; a retry is idempotent. */
const SAVE_TIMEOUT_SECONDS = 20;

function contentWith(page: UserPage, answers: Answers): unknown[] {
  return withAnswers(page, answers, { hideCorrect: false });
}

/** The answered blocks, in the language in which the page is shown now, which may be another than that of its signing. */
function shownContent(page: UserPage, answered: readonly unknown[] | undefined, shownIn: ShownIn | undefined) {
  if (!answered) return page.content;
  if (page.language === shownIn?.language) return answered;
  return withAnswers(page, answersIn({ content: answered as UserPage['content'] }), { hideCorrect: false });
}

/** The API calls of a worker's outbox, with this phone's token of the induction. */
export const WORKER_CALLS: OutboxCalls = {
  load: (userFormId) => loadUserForm(userFormId),
  saveDetails: ({ _id }, { user, version, language }) =>
    callAsWorker(_id, (token) =>
      call(
        userFormApi.update,
        { params: { id: _id }, query: { language }, body: { version, user } },
        { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS },
      ),
    ),
  signPage: async ({ _id, pages }, { formPage, answers, version, shownIn }) => {
    const page = pages[formPage];
    if (!page) throw new RangeError(`page ${formPage} of ${_id}`);
    const content = hasAnswerBlocks(page) ? { content: contentWith(page, answers) } : {};
    const body = { ...content, version, ...shownIn };
    const input = { params: { id: _id, pageIndex: String(formPage) }, body };
    const reply = await callAsWorker(_id, (token) =>
      call(userFormApi.signPage, input, { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS }),
    );
    const saved = { ...page, ...reply.page, content: shownContent(page, reply.page.content, shownIn) } as UserPage;
    return { page: saved, formSigned: reply.formSigned, completed: reply.completed };
  },
  savePages: ({ _id, version, pages, language }, toSave) => {
    const body = {
      version,
      pages: pages.map((page, place) => {
        const saved = toSave.find(({ formPage }) => formPage === place);
        return saved ? { content: contentWith(page, saved.answers), version: saved.version } : null;
      }),
    };
    return callAsWorker(_id, (token) =>
      call(
        userFormApi.update,
        { params: { id: _id }, query: { language }, body },
        { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS },
      ),
    );
  },
  uploadPicture: async (picture) => (await import('./sending/send-picture.ts')).sendPicture(picture),
};
