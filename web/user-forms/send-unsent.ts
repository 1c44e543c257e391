import { phone } from '../offline/phone.ts';
import { workerOutbox } from './worker-outbox.ts';

/** Sends what this phone still has of any induction, and removes what it has had too long. */
export async function sendUnsent(): Promise<void> {
  await phone().sweep(Date.now());
  await workerOutbox().sendAll();
}
