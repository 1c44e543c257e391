import type { GateReason } from '../../../shared/gate/gate-verdict.ts';
import type { PresenceKind } from '../../../shared/presence/presence-event.ts';

/** Why a gate does not let somebody in, as it is said to them. */
type Refusal = Extract<
  GateReason,
  | 'unfinished'
  | 'returned'
  | 'expired'
  | 'archived'
  | 'other_site'
  | 'project_ended'
  | 'card_missing'
  | 'card_expired'
  | 'tax_number_not_found'
  | 'tax_number_format'
>;

/** The words of the page behind a gate's poster: they come with its file, so that no other page of a worker waits for them. */
export type CheckInTexts = {
  title: string;
  lead: string;
  loading: string;
  who: string;
  act: Readonly<Record<PresenceKind, string>>;
  noting: string;
  noted: Readonly<Record<PresenceKind, string>>;
  /** When, and that the worker noted it. */
  notedText: (when: string) => string;
  last: Readonly<Record<PresenceKind, (when: string) => string>>;
  kept: string;
  keptText: (when: string) => string;
  refused: string;
  refusedText: string;
  reasons: Readonly<Record<Refusal, string>>;
  tooOld: string;
  tooOldText: string;
  failed: string;
  unknown: string;
  unknownText: string;
  noKey: string;
  noKeyText: string;
  ended: string;
  endedText: string;
  openInduction: (site: string) => string;
  howToOpen: string;
  staff: string;
  staffText: string;
  shared: string;
  sharedText: string;
  back: string;
};
