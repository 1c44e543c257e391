import { MOST_TICKS } from '../../../shared/presence/presence-limits.ts';
import type { UnsentPresence } from '../../phone/rows.ts';
import type { Sender } from '../../noted/outbox-of-browser.ts';

type Batch = [UnsentPresence, ...UnsentPresence[]];

/** Whether it was noted by whoever is logged in, as the user of the company that they are of now. */
export const isOf = ({ by, company }: UnsentPresence, sender: Sender | undefined): boolean =>
  sender !== undefined && by._id === sender._id && company === sender.company;

/** In the order in which it happened. */
export const inOrder = (rows: readonly UnsentPresence[]): UnsentPresence[] =>
  [...rows].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

/** What goes next in one call: a note, the end of an evacuation, or those who were ticked off one after another. */
export function nextToSend(rows: readonly UnsentPresence[], sender: Sender): Batch | undefined {
  const [first, ...others] = inOrder(rows.filter((row) => isOf(row, sender) && !row.parking));
  if (first?.what !== 'tick') return first && [first];
  const end = others.findIndex(({ what, project }) => what !== 'tick' || project._id !== first.project._id);
  return [first, ...others.slice(0, Math.min(end === -1 ? others.length : end, MOST_TICKS - 1))];
}
