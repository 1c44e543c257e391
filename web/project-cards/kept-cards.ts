import type { StaffCard } from './staff-card.ts';

/** Cards that are typed and not saved, by their ids or the project of a new one, as long as this tab lives. */
const kept = new Map<string, StaffCard>();

export const keptCard = (key: string): StaffCard | undefined => kept.get(key);

export function keepCard(key: string, card: StaffCard): void {
  kept.set(key, card);
}

export function forgetCard(key: string): void {
  kept.delete(key);
}
