import { isKnown, type Block, type BlockKindName } from '../block-registry.ts';
import { alertTexts } from '../blocks/alert/texts.ts';
import { cardsTexts } from '../blocks/cards/texts.ts';
import { checkboxTexts } from '../blocks/checkbox/texts.ts';
import { descriptionListTexts } from '../blocks/description-list/texts.ts';
import { documentTexts } from '../blocks/document/texts.ts';
import { formTexts } from '../blocks/form/texts.ts';
import { headingTexts } from '../blocks/heading/texts.ts';
import { imageTexts } from '../blocks/image/texts.ts';
import { lineListTexts } from '../blocks/lines/texts.ts';
import { linkTexts } from '../blocks/link/texts.ts';
import { personTexts } from '../blocks/person/texts.ts';
import { questionTexts } from '../blocks/question/texts.ts';
import { unknownTexts } from '../blocks/unknown/texts.ts';
import type { BlockTexts } from './speaker.ts';

/** How every kind of block is said in another language; apart from the rules, so that no worker's phone loads it. */
const BLOCK_TEXTS = {
  p: lineListTexts,
  h1: headingTexts,
  h2: headingTexts,
  h3: headingTexts,
  h4: headingTexts,
  ol: lineListTexts,
  ul: lineListTexts,
  address: lineListTexts,
  dl: descriptionListTexts,
  img: imageTexts,
  doc: documentTexts,
  link: linkTexts,
  alert: alertTexts,
  checkbox: checkboxTexts,
  form: formTexts,
  cards: cardsTexts,
  question: questionTexts,
  person: personTexts,
} satisfies Record<BlockKindName, object>;

export const sayBlock: BlockTexts<Block> = (block, say) => {
  const texts = (isKnown(block) ? BLOCK_TEXTS[block.kind] : unknownTexts) as BlockTexts<Block>;
  return texts(block, say);
};
