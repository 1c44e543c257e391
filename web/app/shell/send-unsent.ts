import { keepsOwn } from '../../phone/keeps-own.ts';
import { sendInductions } from '../../user-forms/sending/send-inductions.ts';

/** Sends whatever waits on this phone, as far as whoever is here may. */
export async function sendUnsent(): Promise<void> {
  await Promise.all([sendInductions(), sendAnyNoted()]);
}

/** The sending of what staff note comes with their scripts, which a worker's phone has no use for. */
async function sendAnyNoted(): Promise<void> {
  if (await keepsOwn()) await (await import('./send-noted.ts')).sendNoted();
}
