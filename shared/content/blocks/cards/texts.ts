import type { BlockTexts } from '../../translation/speaker.ts';
import type { CardsBlock } from './shape.ts';

/** A card in the answer has the title as it was written. */
export const cardsTexts: BlockTexts<CardsBlock> = (block, say) => ({
  ...block,
  names: block.names.map((name, index) => ({ ...name, shown: say.text(name.title, `names.${index}.title`) })),
});
