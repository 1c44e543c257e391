import { PRESENCE_ROOM, ROUNDS_ROOM } from '../../phone/own-rooms.ts';

/** Sends what was noted on this phone and never sent, as far as whoever is here may: arrivals, and rounds of a watch. */
export async function sendNoted(): Promise<void> {
  await Promise.all([sendPresence(), sendRounds()]);
}

async function sendPresence(): Promise<void> {
  if ((await PRESENCE_ROOM.all()).length === 0) return;
  const { presenceOutbox } = await import('../../presence/outbox/use-presence-outbox.ts');
  await presenceOutbox().send();
}

async function sendRounds(): Promise<void> {
  if ((await ROUNDS_ROOM.all()).length === 0) return;
  const { roundOutbox } = await import('../../permits/watch/round-outbox.ts');
  await roundOutbox().send();
}
