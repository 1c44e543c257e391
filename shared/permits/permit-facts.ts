import { namesOf } from '../core/names.ts';
import type { PermitChange } from './permit.ts';

/** A permit's fields apart from pages and files: each is edited, resolved in a conflict and signed separately. */
export type PermitFact = Exclude<keyof PermitChange, 'pages' | 'images' | 'documents'>;

export const PERMIT_FACTS = namesOf({
  name: true,
  description: true,
  zones: true,
  startDate: true,
  endTime: true,
  dailyStartTime: true,
  dailyEndTime: true,
} satisfies Record<PermitFact, true>);

/** Only the facts of a permit or its head. */
export function factsOf<Whole extends { [Name in PermitFact]?: unknown }>(whole: Whole): Pick<Whole, PermitFact> {
  return Object.fromEntries(PERMIT_FACTS.map((name) => [name, whole[name]])) as Pick<Whole, PermitFact>;
}
