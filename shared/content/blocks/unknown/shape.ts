import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import type { UnknownBlock } from './block.ts';

const MAX_CHARACTERS = 20_000;
const MAX_DEPTH = 20;

const isWithinLimits = (block: unknown) =>
  isShallow(block, MAX_DEPTH) && JSON.stringify(block).length <= MAX_CHARACTERS;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

export const unknownShape: BlockShape<UnknownBlock> = {
  schema: z
    .looseObject({ kind: z.string().check(z.maxLength(100)) })
    .check(z.refine(isWithinLimits, { params: { code: 'too_long' } })),
};
