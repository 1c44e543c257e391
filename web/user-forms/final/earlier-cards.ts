import type { TFunction } from 'i18next';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import { earlierCardApi } from '../../../shared/user-forms/earlier-card/earlier-card-api.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import type { EarlierCards, FoundCards } from '../../content/earlier-cards.ts';
import { callAsWorker } from '../worker-token.ts';

/** The calls that find and copy cards of earlier inductions. */
export type EarlierCardCalls = Pick<EarlierCards, 'find' | 'copyImage'>;

async function find(t: TFunction, userFormId: string): Promise<FoundCards> {
  const input = { params: { id: userFormId } };
  try {
    return { cards: await callAsWorker(userFormId, (token) => call(earlierCardApi.copyCards, input, { token })) };
  } catch (error) {
    const code = codeOf(error);
    return code === 'code_required' || code === 'unauthorized' ? { needsCode: true } : { failure: errorText(t, error) };
  }
}

async function copyImage(userFormId: string, { imageSrc, userFormId: from }: EarlierCard): Promise<string | undefined> {
  const body = { imageSrc, fromUserFormId: from, toUserFormId: userFormId };
  const input = { params: { id: userFormId }, body };
  try {
    const { name } = await callAsWorker(userFormId, (token) => call(earlierCardApi.copyImage, input, { token }));
    return name;
  } catch {
    return undefined;
  }
}

export function earlierCardCalls(t: TFunction, userFormId: string): EarlierCardCalls {
  return { find: () => find(t, userFormId), copyImage: (card) => copyImage(userFormId, card) };
}
