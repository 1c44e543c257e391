import { isLinkKey } from '../../../shared/permits/link-key.ts';
import { mayKeep } from '../../passes/kept-passes.ts';
import { PERMITS_ROOM } from '../../phone/own-rooms.ts';
import type { OpenedPermit } from '../../phone/rows.ts';
import { phoneAhead, serverTime } from '../../phone/server-clock.ts';
import type { Reviewed } from './review-session.ts';

type Link = { permitId: string; pin: string };

const keyOf = ({ permitId, pin }: Link) => `${permitId}/${pin}`;

/** The key of a link that this phone may keep: one of a person's own, and no PIN that is typed. */
export const keptKeyOf = ({ pin }: Link): string | undefined => (isLinkKey(pin) && mayKeep() ? pin : undefined);

const isKept = (link: Link) => keptKeyOf(link) !== undefined;

/** The permit of a link as this phone last got it. */
export async function keptPermit(link: Link): Promise<OpenedPermit | undefined> {
  return isKept(link) ? (await PERMITS_ROOM.all()).find(({ key }) => key === keyOf(link)) : undefined;
}

/** Keeps the permit of a link, so that it opens without a network; drops all of them where none may be kept. */
export async function keepPermit(link: Link, reviewed: Reviewed): Promise<void> {
  const fetchedAt = new Date().toISOString();
  if (!mayKeep()) await PERMITS_ROOM.drop(await PERMITS_ROOM.all());
  if (!isKept(link)) return;
  await PERMITS_ROOM.put([{ key: keyOf(link), ...reviewed, fetchedAt, ahead: phoneAhead(), keptFrom: serverTime() }]);
}

/** Drops the permit of a link that opens it no more. */
export function forgetPermit(link: Link): Promise<void> {
  return PERMITS_ROOM.remove([keyOf(link)]);
}
