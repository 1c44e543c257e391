import { plainLines, type UnknownBlock } from '../../../../shared/content/blocks/unknown/block.ts';
import type { AuthoredKind } from '../authored-kind.ts';

/** A block of an unknown kind. */
export const unknownAuthored: AuthoredKind<UnknownBlock> = {
  title: (t) => t('editor.kind.unknown'),
  words: plainLines,
  checks: () => [],
};
