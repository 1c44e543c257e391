import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { call } from '../app/call.ts';
import { keepCardToken } from '../app/card-token.ts';

/** Exchanges the code for a token of the card, which this tab keeps. */
export async function openCardWithCode(cardId: string, code: string): Promise<void> {
  const { token } = await call(editCodeApi.verifyForCard, { params: { id: cardId }, body: { code } }, { token: null });
  keepCardToken(cardId, token);
}
