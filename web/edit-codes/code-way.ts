import { indexOfFormPage } from '../../shared/content/pages/page-number.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { call } from '../app/api/call.ts';
import { paths } from '../app/routing/paths.ts';
import { workerSession } from '../phone/worker-sessions.ts';
import { openCardWithCode } from './open-card-with-code.ts';
import { openOnOwnPhone, openWithCode } from './open-with-code.ts';

type Sending = { language: WorkerLanguage; reset: boolean };

/** Something that a code opens: how to send the code, and where it leads. */
export type CodeWay = {
  send: (sending: Sending) => Promise<CodeSent>;
  /** Submits the code and answers the next address. */
  open: (code: string) => Promise<string>;
  /** The next address on a phone that needs no code; undefined or a rejection on any other phone. */
  openWithoutCode?: () => Promise<string | undefined>;
};

function sendForUserForm(id: string, cardFetch: boolean): CodeWay['send'] {
  return ({ language, reset }) =>
    call(
      editCodeApi.sendForUserForm,
      { params: { id }, query: { language }, body: { reset, ...(cardFetch && { cardFetch }) } },
      { token: null },
    );
}

/** Reopens an induction at its next unfinished page. */
export function userFormWay(userFormId: string): CodeWay {
  // The phone's last place, otherwise the final page: the player redirects to the nearest unfinished page.
  const address = async (pages: number) =>
    paths.page(userFormId, (await workerSession(userFormId))?.pageIndex || indexOfFormPage('induction', pages));
  return {
    send: sendForUserForm(userFormId, false),
    open: async (code) => address(await openWithCode(userFormId, code)),
    openWithoutCode: async () => {
      const pages = await openOnOwnPhone(userFormId);
      return pages === undefined ? undefined : address(pages);
    },
  };
}

/** Returns to a page of an induction, with the proof that the worker's earlier cards require. */
export function earlierCardsWay(userFormId: string, pageIndex: string): CodeWay {
  return {
    send: sendForUserForm(userFormId, true),
    open: async (code) => {
      await openWithCode(userFormId, code);
      return paths.page(userFormId, Number(pageIndex));
    },
  };
}

/** Opens one card for renewal by its holder. */
export function cardWay(cardId: string): CodeWay {
  return {
    send: ({ language, reset }) =>
      call(editCodeApi.sendForCard, { params: { id: cardId }, query: { language }, body: { reset } }, { token: null }),
    open: async (code) => {
      await openCardWithCode(cardId, code);
      return paths.editCard(cardId);
    },
  };
}
