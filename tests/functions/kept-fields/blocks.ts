import fc from 'fast-check';
import { blockShapeOf, type Block } from '../../../shared/content/block-shapes.ts';
import { BLOCK_KINDS } from '../../../shared/content/block-registry.ts';
import { Page } from '../../../shared/content/pages/page.ts';
import { filled, type Known } from './filled.ts';

export type Files = { image: string; document: string };

/** A kind that no registry has is kept as it came. */
const UNKNOWN = { kind: 'video', source: { text: 'tuntematon', seconds: 12 } };

/** What the schemas of blocks do not tell: files that are there, and options that make a question or choice. */
const knownOf = (kind: string, { image, document }: Files, rest: Known): Known => ({
  fileName: fc.constant(kind === 'doc' ? document : image),
  options: fc.constantFrom([{ text: 'Oikea', correctAnswer: true }, { text: 'Väärä' }]),
  'fields.options': fc.uniqueArray(fc.stringMatching(/^[a-zåäö]{3,8}$/), { minLength: 2, maxLength: 4 }),
  ...rest,
});

/** Pages with a block of every kind that there is, and something in every field of each. */
export function pagesOfEveryBlock(files: Files, rest: Known = {}): fc.Arbitrary<object[]> {
  const kinds = Object.keys(BLOCK_KINDS);
  const blocks = kinds.map((kind) => filled(blockShapeOf({ kind } as Block).schema, knownOf(kind, files, rest)));
  const content = fc.tuple(...blocks, fc.constant(UNKNOWN));
  return fc.array(filled(Page, { content }) as fc.Arbitrary<object>, { minLength: 1, maxLength: 2 });
}
