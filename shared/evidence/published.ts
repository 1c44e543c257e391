import type { EvidenceDays, EvidenceKey } from './evidence.ts';

/** What a checker holds a file to; undefined what could not be fetched. */
export type Published = { keys: readonly EvidenceKey[] | undefined; days: EvidenceDays['days'] | undefined };
