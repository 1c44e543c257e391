import { expirationStatus, isImagePresent } from '../../shared/content/card-rules.ts';
import type { Card, CardRow } from '../../shared/cards/card.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { fileTokenFor, imageFolder } from '../http/file-token.ts';
import type { CardRowData, CardWithHistory } from '../store/cards.ts';
import type { World } from '../world.ts';

/** A card as this caller may see it: what staff did to it is for staff. */
export async function showCard(world: World, actor: Actor, { card, history }: CardWithHistory): Promise<Card> {
  const isHolder = actor.kind === 'cardHolder';
  return {
    ...factsOf(world, card._id, card),
    version: card.version,
    project: card.project,
    archivedBy: isHolder ? null : card.archivedBy,
    history: isHolder ? [] : history,
    fileToken: await fileTokenFor(world, imageFolder('card', card._id)),
  };
}

/** A row of a list, with a token for its picture alone. */
export async function showCardRow(world: World, id: string, row: CardRowData): Promise<CardRow> {
  const path = `${imageFolder('card', id)}${row.imageSrc}`;
  return {
    ...factsOf(world, id, row),
    fileToken: isImagePresent(row.imageSrc) ? await fileTokenFor(world, path) : null,
  };
}

function factsOf(world: World, id: string, row: CardRowData): Omit<CardRow, 'fileToken'> {
  const { name, nameOther, firstName, lastName, employer, expires, imageSrc, approved, archived, created } = row;
  return {
    _id: id,
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
