import { addLink } from '../../evidence/add-link.ts';
import { adoptedEvent } from '../../evidence/adopted-event.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { findNewestLink, type ChainOf } from '../../store/entities/evidence/chains.ts';
import { findPermitSource, sealedMoveWrite } from '../../store/entities/permits/permit-seals.ts';
import { permitSealKey } from '../../store/evidence-keys.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { adoptedContent, linkOfMove } from './permit-links.ts';

/** Seals what happened to permits; each move is taken off the due work in the transaction of its link. */
export async function sealPermits(world: World, items: readonly Due<'permitSeal'>[]): Promise<void> {
  for (const permitId of new Set(items.map((item) => item.permitId))) await sealPermit(world, permitId);
  const orders = items.filter(
    ({ PK, SK, permitId }) => PK === permitSealKey(permitId).PK && SK === permitSealKey('').SK,
  );
  for (const { PK, SK } of orders) await world.table.write([{ delete: { PK, SK } }]);
}

/** Brings the chain of a permit up to date; one of before there were chains begins with a link that adopts it. */
export async function sealPermit(world: World, permitId: string): Promise<void> {
  await untilWritten(async () => {
    const source = await findPermitSource(world.table, permitId);
    if (!source) return;
    const of: ChainOf = { company: source.head.company, kind: 'permit', id: permitId };
    let newest = await findNewestLink(world.table, of);
    const isOfBefore = newest === undefined && source.moves.some(({ isDue }) => !isDue);
    if (isOfBefore)
      newest = await addLink(world, of, { before: undefined, event: adoptedEvent(world, adoptedContent(source)) });
    for (const move of source.moves) {
      if (!move.isDue) continue;
      const beside = [sealedMoveWrite(permitId, move.SK)];
      newest = await addLink(world, of, { before: newest, event: linkOfMove(move), beside });
    }
  });
}
