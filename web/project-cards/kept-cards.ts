import type { StaffCard } from './staff-card.ts';

/** Unsaved cards in this tab's memory, by their ids, or by the project for a new card. */
const kept = new Map<string, StaffCard>();

export const keptCard = (key: string): StaffCard | undefined => kept.get(key);

export function keepCard(key: string, card: StaffCard): void {
  kept.set(key, card);
}

export function forgetCard(key: string): void {
  kept.delete(key);
}
