import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { earlierCardApi } from '../../../shared/user-forms/earlier-card/earlier-card-api.ts';
import { given, takeWithCards, uploaded, type Given } from '../../fixtures/cards-walk.ts';
import { sentCode } from '../../fixtures/outside/sent-code.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { saveDetails, start, type Started } from '../../fixtures/walk.ts';

export const HOT_WORK = 'Tulityökortti';

/** What is done with people who take a form with cards more than once. */
export function earlierCards(app: TestApp, pin: string) {
  let people = 0;
  const oneCard = async (started: Started): Promise<Given[]> => [
    given(HOT_WORK, '2030-05-01', await uploaded(app, started)),
  ];
  return {
    oneCard,
    somebody: () => {
      people += 1;
      return {
        firstName: 'Matti',
        lastName: 'Meikäläinen',
        company: 'Sähkötyö Valo Oy',
        email: `kopio${people}@example.org`,
        phoneNumber: `+35840126${4500 + people}`,
      };
    },
    /** An earlier induction of the person with one card, which exists by now. */
    earlier: async (user: object, { cards = oneCard, from = pin } = {}) => {
      const taken = await takeWithCards(app, from, { cards, user });
      await app.settle();
      return taken;
    },
    /** A new induction of the person, opened by a code. */
    opened: async (user: object, { cardFetch = true } = {}): Promise<Started> => {
      const started = await start(app, pin);
      await saveDetails(app, started, user);
      const params = { id: started.id };
      await app.ask(
        editCodeApi.sendForUserForm,
        { params, body: { id: started.id, cardFetch, reset: true } },
        { address: `203.0.113.${people}` },
      );
      const code = await sentCode(app);
      const { token } = await app.ask(editCodeApi.verifyForUserForm, { params, body: { code, cardFetch } });
      return { ...started, token };
    },
    copyCards: ({ id, token }: Started): Promise<Got> =>
      app.call(earlierCardApi.copyCards, { params: { id } }, { token }),
    copyImage: ({ id, token }: Started, body: object, key?: string) =>
      app.call(
        earlierCardApi.copyImage,
        { params: { id }, body: { toUserFormId: id, ...body } },
        { token, ...(key === undefined ? {} : { key }) },
      ),
  };
}
