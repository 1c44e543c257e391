import { expirationStatus, isImagePresent } from '../../shared/content/card-rules.ts';
import type { Card, CardRow } from '../../shared/cards/card.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import type { CardRowData, CardWithHistory } from '../store/entities/cards/cards.ts';
import type { World } from '../world.ts';

/** A card as this caller may see it: its holder learns that staff did something to it, and not who. */
export async function showCard(world: World, actor: Actor, { card, history }: CardWithHistory): Promise<Card> {
  const isHolder = actor.kind === 'cardHolder';
  return {
    ...factsOf(world, card),
    version: card.version,
    project: card.project,
    archivedBy: isHolder ? null : card.archivedBy,
    history: isHolder ? history.map((event) => ({ ...event, user: null })) : history,
    fileToken: await fileTokenFor(world, imageFolder('card', card._id)),
  };
}

/** A row of a list, with a token for its picture only. */
export async function showCardRow(world: World, row: CardRowData): Promise<CardRow> {
  const path = `${imageFolder('card', row._id)}${row.imageSrc}`;
  return {
    ...factsOf(world, row),
    fileToken: isImagePresent(row.imageSrc) ? await fileTokenFor(world, path) : null,
  };
}

function factsOf(world: World, row: CardRowData): Omit<CardRow, 'fileToken'> {
  const { _id, name, nameOther, firstName, lastName, employer, expires, imageSrc, approved, archived, created } = row;
  return {
    _id,
    name,
    nameOther,
    firstName,
    lastName,
    company: employer,
    expires,
    expirationStatus: expirationStatus(expires, localDate(world.now())),
    imageSrc,
    approved,
    archived,
    userFormId: row.userFormId,
    inductionFormId: row.inductionFormId,
    created,
  };
}
