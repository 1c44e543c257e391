import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { isSameName } from '../../shared/content/blocks/cards/rules.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { followedCardWrites } from '../store/entities/cards/card-writes.ts';
import { findCards } from '../store/entities/cards/cards.ts';
import { cardLedgerKey } from '../store/keys.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import type { FollowedImage } from './followed-cards.ts';

/** Ends the reminders of the cards of a former induction that its signed renewal took along: those of the same names. */
export async function followFormerCards(
  { table }: World,
  former: string,
  images: readonly FollowedImage[],
): Promise<void> {
  await untilWritten(async () => {
    const ids = Object.keys(cardLedgerOf(await table.get(cardLedgerKey(former))).cards);
    for (const card of await findCards(table, ids)) {
      const next = card && images.find((image) => isSameName(cardNameOf(image), cardNameOf(card)));
      if (card && next && card.followedBy !== next._id) await table.write(followedCardWrites(card, next._id));
    }
  });
}
