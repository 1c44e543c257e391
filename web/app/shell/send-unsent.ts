import { sendInductions } from '../../user-forms/sending/send-inductions.ts';
import { sendNoted } from './send-noted.ts';

/** Sends whatever waits on this phone, as far as whoever is here may. */
export async function sendUnsent(): Promise<void> {
  await Promise.all([sendInductions(), sendNoted()]);
}
