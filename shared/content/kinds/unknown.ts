import * as z from 'zod/mini';
import type { BlockKind } from '../block-kind.ts';

/** A block of a kind that this product does not know: kept as it came and shown as plain text. */
export type UnknownBlock = { kind: string; [part: string]: unknown };

const MAX_CHARACTERS = 20_000;
const MAX_DEPTH = 20;

const isWithinLimits = (block: unknown) =>
  isShallow(block, MAX_DEPTH) && JSON.stringify(block).length <= MAX_CHARACTERS;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

export const unknownKind: BlockKind<UnknownBlock> = {
  schema: z
    .looseObject({ kind: z.string().check(z.maxLength(100)) })
    .check(z.refine(isWithinLimits, { params: { code: 'too_long' } })),
};

/** Every text in the block, in its own order: what is shown of it. */
export function plainLines(block: UnknownBlock): string[] {
  return Object.entries(block).flatMap(([part, value]) => (part === 'kind' ? [] : textsIn(value)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
