import type { World } from '../../functions/world.ts';
import type { Rotation } from '../parts/keys/rotation.ts';
import type { WholeBucket } from './whole-bucket.ts';
import type { WholeTable } from './whole-table.ts';

/** One installation as its operator has it. */
export type Installation = {
  /** What it is called when it is spoken of: a stage, or a folder of this machine. */
  name: string;
  /** Whether mail and SMS go out through AWS, so that an account's settings can be asked for. */
  isOnAws: boolean;
  world: World;
  table: WholeTable;
  files: WholeBucket;
  /** Takes the steps of a rotation whose time has come; answers a sentence for each ring of keys. */
  rotateKeys: (rotation: Rotation) => Promise<string[]>;
  /** How many runs of functions the account may have at once; of a machine of one's own there is no such number. */
  parallelRuns?: () => Promise<number>;
  close: () => Promise<void>;
};

/** What a person can mend, in a sentence. */
export class OperatorError extends Error {}
