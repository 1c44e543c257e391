import { createHash } from 'node:crypto';
import { stillExpiresCheck } from '../store/entities/cards/cards.ts';
import { reminderClaimWrite } from '../store/due/reminders.ts';
import { webhookEventWrite } from '../store/due/kinds/webhook-event.ts';
import { claimOf, findUnclaimed, type Batch } from './remind-batch.ts';

/** In the place of an address: each reminder of a card is told once, whoever else is reminded of it. */
const WEBHOOKS = 'webhooks';
const ID_CHARACTERS = 22;

/** Tells the webhooks of a company of its cards that expire; the open projects, which are read anyway, say whether it has any. */
export async function tellExpiring(batch: Batch): Promise<void> {
  const { world, reminder, cards, projects } = batch;
  if (!projects.some((project) => project.hasWebhooks)) return;
  const told = await findUnclaimed(
    batch,
    cards.map((card) => ({ card, to: WEBHOOKS })),
  );
  const at = world.now().toISOString();
  for (const one of told) {
    const { _id: cardId, company, expires, userFormId } = one.card;
    const id = createHash('sha256')
      .update(`${cardId} ${expires} ${reminder}`)
      .digest('base64url')
      .slice(0, ID_CHARACTERS);
    const data = { cardId, expires, state: 'expiring', ...(userFormId !== null && { inductionId: userFormId }) };
    const event = webhookEventWrite({ id, company, kind: 'card.expiring', at, data });
    await world.table.write([reminderClaimWrite(claimOf(batch, one)), stillExpiresCheck(one.card), event]);
  }
}
