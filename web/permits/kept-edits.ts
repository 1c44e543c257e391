import { isRecord } from '../../shared/content/take-part.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { clearDraft, openDrafts, readDraft, writeDraft } from '../drafts/draft-store.ts';
import { changedParts, FACTS, NO_EDITS, type Edits } from './permit-edits.ts';

const PART = 'edits';

export type KeptEdits = { edits: Edits; version: number };

function isEdits(value: unknown): value is Edits {
  if (!isRecord(value) || !isRecord(value['facts']) || !isRecord(value['pages'])) return false;
  const { facts, pages } = value;
  const isFact = (name: string) => FACTS.some((each) => each === name);
  return Object.keys(facts).every(isFact) && Object.values(pages).every(isRecord);
}

/** Reads what this device keeps of a permit, so that `keptEdits` knows it. */
export function openKeptEdits(permitId: string): Promise<void> {
  return openDrafts(permitId);
}

/** What an earlier visit left unsaved on this device, and of which version; nothing where all was saved. */
export function keptEdits(permit: Permit): KeptEdits {
  const kept = readDraft(permit._id, PART);
  const { version } = permit;
  if (!isRecord(kept) || !isEdits(kept['edits'])) return { edits: NO_EDITS, version };
  const keptVersion = typeof kept['version'] === 'number' ? kept['version'] : version;
  return { edits: kept['edits'], version: keptVersion };
}

export function keepEdits(permit: Permit, edits: Edits): void {
  if (changedParts(permit, edits).length === 0) clearDraft(permit._id, PART);
  else writeDraft(permit._id, PART, { edits, version: permit.version });
}
