import { isBusy } from '../../offline/sweep.ts';
import { phone } from '../../offline/phone.ts';
import { serverTime } from '../../phone/server-clock.ts';
import { sweepRooms } from '../../phone/sweep.ts';
import { workerOutbox } from './worker-outbox.ts';

/** Sends the queues of all inductions on this phone, then removes expired data by the server's clock. */
export async function sendInductions(): Promise<void> {
  await workerOutbox().sendAll();
  const now = serverTime();
  if (now === undefined) return;
  await phone().sweep(now);
  const busy = (await phone().inductions()).filter(isBusy).map(({ userFormId }) => userFormId);
  await sweepRooms(now, new Set(busy));
}
