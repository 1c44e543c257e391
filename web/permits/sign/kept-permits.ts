import { isLinkKey } from '../../../shared/permits/link-key.ts';
import { mayKeep } from '../../passes/kept-passes.ts';
import { atOnce } from '../../phone/phone-rooms.ts';
import type { OpenedPermit } from '../../phone/rows.ts';
import { phoneAhead, serverTime } from '../../phone/server-clock.ts';
import type { Reviewed } from './review-session.ts';

type Link = { permitId: string; pin: string };

const keyOf = ({ permitId, pin }: Link) => `${permitId}/${pin}`;

/** Whether this phone keeps the permit of a link: one of a person's own, and no PIN that is typed. */
const isKept = ({ pin }: Link) => isLinkKey(pin) && mayKeep();

/** The permit of a link as this phone last got it. */
export async function keptPermit(link: Link): Promise<OpenedPermit | undefined> {
  return isKept(link) ? atOnce('readonly', (rooms) => rooms.get('permits', keyOf(link))) : undefined;
}

/** Keeps the permit of a link, so that it opens without a network; drops all of them where none may be kept. */
export async function keepPermit(link: Link, reviewed: Reviewed): Promise<void> {
  const fetchedAt = new Date().toISOString();
  await atOnce('readwrite', async (rooms) => {
    if (!mayKeep()) for (const { key } of await rooms.all('permits')) await rooms.remove('permits', key);
    if (!isKept(link)) return;
    const row = { key: keyOf(link), ...reviewed, fetchedAt, ahead: phoneAhead(), keptFrom: serverTime() };
    await rooms.put('permits', row);
  });
}

/** Drops the permit of a link that opens it no more. */
export function forgetPermit(link: Link): Promise<void> {
  return atOnce('readwrite', (rooms) => rooms.remove('permits', keyOf(link)));
}
