import { ARRIVAL_COUNTS_MS } from '../../shared/presence/arrival-counts.ts';
import type { UnsentPresence } from '../phone/rows.ts';
import type { KeptPresent } from './kept-gate.ts';
import { inOrder } from './outbox/next-to-send.ts';

/** Who is on the site after a note: an arrival during a stay changes nothing. */
export function withNote(people: readonly KeptPresent[], row: UnsentPresence): readonly KeptPresent[] {
  if (row.what !== 'note') return people;
  const { kind, passId, name, employer, at } = row;
  if (kind === 'out') return people.filter((person) => person.passId !== passId);
  return people.some((person) => person.passId === passId)
    ? people
    : [...people, { passId, name, employer, since: at }];
}

/** Who is on a site, with what is noted on this phone and waits; an arrival counts for 16 hours. */
export function presentPeople(
  people: readonly KeptPresent[],
  rows: readonly UnsentPresence[],
  { projectId, now }: { projectId: string; now: Date },
): readonly KeptPresent[] {
  const own = inOrder(rows.filter(({ project, parking }) => project._id === projectId && !parking));
  return own.reduce(withNote, people).filter(({ since }) => now.getTime() - Date.parse(since) <= ARRIVAL_COUNTS_MS);
}
