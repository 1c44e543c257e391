import type { World } from '../../functions/world.ts';
import type { Rotation } from '../aws/parts/keys/rotation.ts';
import type { TableRestorer } from './restoring/restorer.ts';
import type { Sending } from './sending-limits.ts';
import type { ReadSourceMap } from './trace/add-kept-source-maps.ts';
import type { WholeBucket } from './whole-bucket.ts';
import type { WholeTable } from './whole-table.ts';

/** An installation as operators' commands use it. */
export type Installation = {
  /** The installation's name in output: a stage, or a folder of this machine. */
  name: string;
  /** The senders of mail and SMS, when they are on AWS and the account's settings are readable. */
  sending?: Sending;
  world: World;
  table: WholeTable;
  files: WholeBucket;
  /** Runs the rotation steps that are due; returns one sentence per ring of keys. */
  rotateKeys: (rotation: Rotation) => Promise<string[]>;
  /** The table's point-in-time recovery; absent for a local installation. */
  restorer?: TableRestorer;
  /** The account's limit of concurrent function runs; absent for a local installation. */
  parallelRuns?: () => Promise<number>;
  /** Source maps of the deployed functions. */
  readSourceMap: ReadSourceMap;
  close: () => Promise<void>;
};

/** An error that the operator can fix, in one sentence. */
export class OperatorError extends Error {}
