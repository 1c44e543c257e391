import { lastingSeal, type Keys } from './keys.ts';

/** What a worker is known by, sealed for keys of the table. */
export const traitSeal =
  ({ keys }: { keys: Keys }) =>
  (text: string): string =>
    lastingSeal(keys, 'worker', text).slice(0, 22);
