import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { call } from '../app/api/call.ts';
import { keepCardToken } from '../app/session/card-token.ts';

/** Exchanges the code for a card token, which this tab stores. */
export async function openCardWithCode(cardId: string, code: string): Promise<void> {
  const { token } = await call(editCodeApi.verifyForCard, { params: { id: cardId }, body: { code } }, { token: null });
  keepCardToken(cardId, token);
}
