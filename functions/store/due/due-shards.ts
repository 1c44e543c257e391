import { DUE, DUE_SHARD_PREFIX, dueShard } from '../keys.ts';

const SHARD_COUNT = 4;

/** The keys of the due index over which the later lane is spread (decision 0082); earlier releases wrote it under `DUE`. */
export const DUE_SHARDS: readonly string[] = Array.from({ length: SHARD_COUNT }, (_, at) => dueShard(at));

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The shard of an id, by the hash FNV-1a: the same in every process. */
export function shardOf(id: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return DUE_SHARDS[(hash >>> 0) % SHARD_COUNT] ?? DUE;
}

/** Whether a key of the index is one of due work. */
export function isDuePlace(partition: unknown): boolean {
  return partition === DUE || String(partition).startsWith(DUE_SHARD_PREFIX);
}
