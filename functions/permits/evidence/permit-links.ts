import type { LinkBy } from '../../../shared/evidence/evidence.ts';
import type { PermitEvent } from '../../../shared/permits/permit-event.ts';
import type { LinkedEvent } from '../../evidence/add-link.ts';
import { afterPermitEvent, partHash } from '../../store/entities/permits/permit-sealed.ts';
import type { KeptMove, PermitSource } from '../../store/entities/permits/permit-seals.ts';

/** The link of a move, made of what its line of the history keeps. */
export function linkOfMove({ SK, event, after }: KeptMove): LinkedEvent {
  const shown = event.shownIn && { shown: event.shownIn.hash };
  const content = { kind: 'permit' as const, event: partHash(event), ...after, ...shown };
  return { event: SK, at: event.at, what: event.what, by: byOf(event), how: event.how ?? 'none', content };
}

function byOf({ by, role }: PermitEvent): LinkBy {
  if (by === undefined) return { _id: 'installation', role: 'installation' };
  return { _id: by._id, role: role ?? 'user' };
}

/** What the link covers that adopts a permit; as it stands, where nothing has happened since its last line of before. */
export function adoptedContent({ head, pages, moves }: PermitSource): LinkedEvent['content'] {
  const last = moves.findLast(({ isDue }) => !isDue);
  const isSame = moves.every(({ isDue }) => !isDue);
  return { kind: 'permit', event: partHash(last?.event ?? null), ...(isSame && afterPermitEvent(head, pages)) };
}
