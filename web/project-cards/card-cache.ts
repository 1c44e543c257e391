import type { QueryClient } from '@tanstack/react-query';
import type { Card, CardExpiries, CardRow } from '../../shared/cards/card.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { addRow, changeRows } from '../lists/list/list-cache.ts';
import { listKey } from '../lists/list/use-cursor-list.ts';
import { cardKey, expiriesKey, PROJECT_CARDS, type CardFilter } from './card-queries.ts';

/** A card's list row; the card's own token also opens its picture. */
export function rowOf(card: Card): CardRow {
  const { version: _version, project: _project, archivedBy: _archivedBy, history: _history, ...row } = card;
  return { ...row, fileToken: isImagePresent(card.imageSrc) ? card.fileToken : null };
}

type Counted = Pick<Card, 'expires' | 'expirationStatus' | 'archived'>;

/** The counts after adding a card (1) or removing one (-1); ignores archived cards and cards without expiry. */
export function countCard(expiries: CardExpiries, card: Counted, change: 1 | -1): CardExpiries {
  const { expires, expirationStatus: status, archived } = card;
  if (archived || status === 'none') return expiries;
  const months = expiries.months.map((month) =>
    expires.startsWith(month.month) ? { ...month, [status]: Math.max(0, month[status] + change) } : month,
  );
  const total = status === 'valid' ? {} : { [status]: Math.max(0, expiries[status] + change) };
  return { ...expiries, ...total, months };
}

/** Caches a card from a write's answer, for its dialog and the project's lists and counts; rows keep their places. */
export function putCard(queryClient: QueryClient, projectId: string, { before, after }: { before: Card; after: Card }) {
  queryClient.setQueryData(cardKey(after._id), after);
  const row = rowOf(after);
  changeRows<CardRow>(queryClient, listKey(PROJECT_CARDS), (each) => (each._id === row._id ? row : each));
  queryClient.setQueryData<CardExpiries>(
    expiriesKey(projectId),
    (expiries) => expiries && countCard(countCard(expiries, before, -1), after, 1),
  );
}

/** Caches a card whose approval alone has changed. */
export function putApprovedCard(queryClient: QueryClient, card: Card): void {
  queryClient.setQueryData(cardKey(card._id), card);
  changeRows<CardRow>(queryClient, listKey(PROJECT_CARDS), (each) => (each._id === card._id ? rowOf(card) : each));
}

/** Caches a new card, also in its project's lists. */
export function putNewCard(queryClient: QueryClient, projectId: string, card: Card): void {
  queryClient.setQueryData(cardKey(card._id), card);
  const filters: CardFilter[] = ['all', card.expirationStatus, card.expires.slice(0, 7) as CardFilter];
  for (const state of filters) {
    addRow(queryClient, [...listKey(PROJECT_CARDS, projectId), { q: undefined, state }], rowOf(card));
  }
  queryClient.setQueryData<CardExpiries>(
    expiriesKey(projectId),
    (expiries) => expiries && countCard(expiries, card, 1),
  );
}
