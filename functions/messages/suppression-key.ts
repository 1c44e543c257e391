import { lastingSeal } from '../security/keys.ts';
import { asciiAddress } from '../outside/encode-mailbox.ts';
import type { World } from '../world.ts';
import { mailboxOf } from './mailbox-of.ts';

/** The sealed form of a suppressed address, which must not be readable. */
export const suppressionKeyOf = ({ keys }: Pick<World, 'keys'>, to: string): string =>
  lastingSeal(keys, 'suppressed', mailboxOf(asciiAddress(to.trim())));
