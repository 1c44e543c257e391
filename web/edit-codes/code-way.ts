import { indexOfFormPage } from '../../shared/content/page-number.ts';
import type { Language } from '../../shared/core/fields.ts';
import { editCodeApi, type CodeSent } from '../../shared/edit-codes/edit-code-api.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import { workerSession } from '../phone/worker-sessions.ts';
import { openCardWithCode } from './open-card-with-code.ts';
import { openOnOwnPhone, openWithCode } from './open-with-code.ts';

type Sending = { language: Language; reset: boolean };

/** Something that a code opens: how the code is sent, and where it leads. */
export type CodeWay = {
  send: (sending: Sending) => Promise<CodeSent>;
  /** Hands the code in and answers the address to go on at. */
  open: (code: string) => Promise<string>;
  /** The address on a phone that needs no code; nothing or a rejection where it does. */
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

/** Back into an induction, at the page that is to be done next. */
export function userFormWay(userFormId: string): CodeWay {
  // Where this phone was, else the final page: the player shows the nearest page that is not done yet.
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

/** Back to a page of an induction, with the proof that the worker's earlier cards need. */
export function earlierCardsWay(userFormId: string, pageIndex: string): CodeWay {
  return {
    send: sendForUserForm(userFormId, true),
    open: async (code) => {
      await openWithCode(userFormId, code);
      return paths.page(userFormId, Number(pageIndex));
    },
  };
}

/** To one card, to be renewed by its holder. */
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
