import type { World } from '../../functions/world.ts';
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
  close: () => Promise<void>;
};

/** What a person can mend, in a sentence. */
export class OperatorError extends Error {}
