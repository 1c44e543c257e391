import type { PathStep } from './evidence.ts';
import { fromHex, toHex } from './hashes.ts';
import { sha256 } from './web-crypto.ts';

// The tree of RFC 9162: a leaf is hashed behind a byte 0, a node behind a byte 1, so that none passes for the other.

const LEAF = 0;
const NODE = 1;

async function leafOf(hash: string): Promise<string> {
  return toHex(await sha256(Uint8Array.from([LEAF, ...fromHex(hash)])));
}

async function nodeOf(left: string, right: string): Promise<string> {
  return toHex(await sha256(Uint8Array.from([NODE, ...fromHex(left), ...fromHex(right)])));
}

/** The root over hashes of links, in this order; there is at least one. */
export async function merkleRoot(hashes: readonly string[]): Promise<string> {
  return rootOver(await Promise.all(hashes.map(leafOf)));
}

async function rootOver(nodes: readonly string[]): Promise<string> {
  const [first = ''] = nodes;
  if (nodes.length <= 1) return first;
  const half = leftCount(nodes.length);
  return nodeOf(await rootOver(nodes.slice(0, half)), await rootOver(nodes.slice(half)));
}

/** The way from the hash at `index` to the root. */
export async function merklePath(hashes: readonly string[], index: number): Promise<PathStep[]> {
  return pathOver(await Promise.all(hashes.map(leafOf)), index);
}

async function pathOver(nodes: readonly string[], index: number): Promise<PathStep[]> {
  if (nodes.length <= 1) return [];
  const half = leftCount(nodes.length);
  const [left, right] = [nodes.slice(0, half), nodes.slice(half)];
  return index < half
    ? [...(await pathOver(left, index)), { side: 'right', hash: await rootOver(right) }]
    : [...(await pathOver(right, index - half)), { side: 'left', hash: await rootOver(left) }];
}

/** The largest power of two below a count of at least two. */
const leftCount = (count: number): number => 2 ** Math.floor(Math.log2(count - 1));

/** Where a path leads from the hash of a link. */
export async function rootOfPath(hash: string, path: readonly PathStep[]): Promise<string> {
  let node = await leafOf(hash);
  for (const step of path) node = step.side === 'left' ? await nodeOf(step.hash, node) : await nodeOf(node, step.hash);
  return node;
}
