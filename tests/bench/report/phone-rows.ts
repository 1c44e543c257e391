import type { MeasuredPhone } from '../phone/measured-phone.ts';
import { passes, type Row } from './row.ts';

const KILOBYTE = 1024;
const shown = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;

/** An induction as a phone sees it: its calls, its bytes, the wait for its first page, and a photo. */
export function phoneRows({ visit, waitedFor, apiCalls, photo }: MeasuredPhone): Row[] {
  const { withoutServiceWorker, withServiceWorker } = visit;
  return [
    {
      item: 'induction',
      what: 'the same on a phone: calls of the API, with the saving of what is typed and the suggestions of companies',
      measured: String(apiCalls),
      gate: '22',
      verdict: passes(apiCalls <= 22),
    },
    {
      item: 'visit',
      what: 'the rich demo form from the first visit to signed, bodies both ways, no photos, all that the service worker fetches included',
      measured: shown(withServiceWorker),
      gate: '220 KB',
      verdict: passes(withServiceWorker <= 220 * KILOBYTE),
    },
    {
      item: 'visit',
      what: 'of it, what is fetched for the service worker alone',
      measured: shown(withServiceWorker - withoutServiceWorker),
      gate: '',
      verdict: '',
    },
    {
      item: 'wait',
      what: `from the PIN to the first page: ${waitedFor.join(', ')}`,
      measured: `${waitedFor.length} ${waitedFor.length === 1 ? 'round trip' : 'round trips'}`,
      gate: '3',
      verdict: passes(waitedFor.length <= 3),
    },
    {
      item: 'photo',
      what: `a drawn photo of 12 million pixels (${shown(photo.taken)}), as it leaves the phone`,
      measured: shown(photo.sent),
      gate: '350 KB',
      verdict: passes(photo.sent <= 350 * KILOBYTE),
    },
  ];
}
