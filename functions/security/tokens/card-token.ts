import type { TokenReply } from '../../../shared/core/caller.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import type { CardRecord } from '../../store/entities/cards/cards.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import { signToken } from './token.ts';
import { TOKEN_LIFE_SECONDS } from './token-lives.ts';

/** A token for one card, and the card. */
export async function cardToken(world: World, card: CardRecord): Promise<TokenReply> {
  const claims = { kind: 'cardHolder', sub: card._id, company: card.company, epoch: card.epoch };
  return {
    user: {
      _id: card._id,
      name: fullName(card),
      roles: ['card'],
      company: await companyRef(world, card.company),
      cardId: card._id,
    },
    token: await signToken(world, claims, TOKEN_LIFE_SECONDS.editCode),
  };
}
