import { withAnswers, type Answers } from '../../shared/content/answers.ts';
import { hasAnswerBlocks } from '../../shared/content/page-rules.ts';
import type { UserPage } from '../../shared/content/page.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/api/call.ts';
import type { OutboxCalls } from '../offline/outbox-calls.ts';
import { loadUserForm } from './load-user-form.ts';
import { sendPicture } from './sending/send-picture.ts';
import { callAsWorker } from './worker-token.ts';

/** A save without an answer in this time counts as a network failure; a retry is idempotent. */
const SAVE_TIMEOUT_SECONDS = 20;

function contentWith(page: UserPage, answers: Answers): unknown[] {
  return withAnswers(page, answers, { hideCorrect: false });
}

/** The API calls of a worker's outbox, with this phone's token of the induction. */
export const WORKER_CALLS: OutboxCalls = {
  load: loadUserForm,
  saveDetails: ({ _id }, { user, version, language }) =>
    callAsWorker(_id, (token) =>
      call(
        userFormApi.update,
        { params: { id: _id }, query: { language }, body: { version, user } },
        { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS },
      ),
    ),
  signPage: async ({ _id, pages }, { formPage, answers, version }) => {
    const page = pages[formPage];
    if (!page) throw new RangeError(`page ${formPage} of ${_id}`);
    const body = hasAnswerBlocks(page) ? { content: contentWith(page, answers), version } : { version };
    const input = { params: { id: _id, pageIndex: String(formPage) }, body };
    const reply = await callAsWorker(_id, (token) =>
      call(userFormApi.signPage, input, { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS }),
    );
    const saved = { ...page, ...reply.page, content: reply.page.content ?? page.content } as UserPage;
    return { page: saved, formSigned: reply.formSigned, completed: reply.completed };
  },
  savePages: ({ _id, version, pages }, toSave) => {
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
        { params: { id: _id }, query: {}, body },
        { token, timeoutSeconds: SAVE_TIMEOUT_SECONDS },
      ),
    );
  },
  uploadPicture: (picture) => sendPicture(picture),
};
