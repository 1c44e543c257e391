import type { BlockTexts } from '../../translation/speaker.ts';
import type { DescriptionListBlock } from './shape.ts';

export const descriptionListTexts: BlockTexts<DescriptionListBlock> = (block, say) => ({
  ...block,
  pairs: block.pairs.map(({ term, description }, index) => ({
    term: say.text(term, `pairs.${index}.term`),
    description: say.text(description, `pairs.${index}.description`),
  })),
});
