import { isRecord } from '../../../shared/content/answers/take-part.ts';
import { PERMIT_FACTS } from '../../../shared/permits/permit-facts.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { clearDraft, openDrafts, readDraft, writeDraft } from '../../drafts/draft-store.ts';
import { changedParts, NO_EDITS, type Edits } from './permit-edits.ts';

const PART = 'edits';

export type KeptEdits = { edits: Edits; version: number };

function isEdits(value: unknown): value is Edits {
  if (!isRecord(value) || !isRecord(value['facts']) || !isRecord(value['pages'])) return false;
  const { facts, pages } = value;
  const isFact = (name: string) => PERMIT_FACTS.some((each) => each === name);
  return Object.keys(facts).every(isFact) && Object.values(pages).every(isRecord);
}

/** Loads this device's unsaved changes of a permit for `keptEdits`. */
export function openKeptEdits(permitId: string): Promise<void> {
  return openDrafts(permitId);
}

/** An earlier visit's unsaved changes on this device, with their version; empty if all was saved. */
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
