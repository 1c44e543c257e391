import type { RestoredTable } from '../../aws/settings.ts';

type Say = (text: string) => void;

/** The items of a restored table compared with the table in use, where people have kept working. */
export type Compared = { items: number; same: number; changed: number; gone: number };

/** An operator's actions on the point-in-time recovery of a stage's table. */
export type TableRestorer = {
  restore: (asked: { to: string; at?: Date | undefined }, say?: Say) => Promise<RestoredTable>;
  /** Restores into a temporary table, compares it with the one in use, and deletes it. */
  drill: (say?: Say) => Promise<{ table: RestoredTable; compared: Compared }>;
};
