import type { earlierCardApi } from '../../shared/user-forms/earlier-card/earlier-card-api.ts';
import type { Handlers } from '../http/answer.ts';
import { copyImage } from './sign/copy-image.ts';
import { findEarlierCards, requireProof, showEarlierCard } from './start/earlier-cards.ts';

export const earlierCardHandlers = {
  copyCards: async ({ world, actor, params }) => {
    const cards = await findEarlierCards(world, await requireProof(world, actor, params.id));
    return Promise.all(cards.map((card) => showEarlierCard(world, card)));
  },

  copyImage,
} satisfies Handlers<typeof earlierCardApi>;
