import { suppressionKeyOf } from '../../functions/messages/suppression-key.ts';
import { findBrake, releaseAddress, releaseBrake } from '../../functions/store/messages/mail-returns.ts';
import type { World } from '../../functions/world.ts';
import type { Command } from './command.ts';
import { OperatorError } from './installation.ts';

/** The doctor's check of bounced mail. */
export async function lookAtBrake({ table, now }: World): Promise<{ isWell: boolean; says: string }> {
  const brake = await findBrake(table, now());
  return brake
    ? {
        isWell: false,
        says: `keeps back what nobody waits for until ${brake.until}: docs/operations.md, Mail reputation`,
      }
    : { isWell: true, says: 'keeps none back' };
}

export const KEPT_BACK_MAIL_COMMANDS: Readonly<Record<string, Command>> = {
  'release-mail': {
    summary: 'sends at once what is kept back because many e-mails came back',
    options: '',
    run: async ({ world }) => {
      await releaseBrake(world.table);
      return { lines: ['Nothing is kept back. One more mail that comes back looks at the share anew.'], isWell: true };
    },
  },
  'release-address': {
    summary: 'lets mail go again to an address from which it came back',
    options: '--email <address>',
    run: async ({ world }, { email }) => {
      if (!email) throw new OperatorError('Give --email.');
      const isThere = await releaseAddress(world.table, suppressionKeyOf(world, email));
      return { lines: [isThere ? 'Mail goes to it again.' : 'Nothing had come back from it.'], isWell: true };
    },
  },
};
