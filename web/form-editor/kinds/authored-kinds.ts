import { isKnown, type Block, type BlockKindName, type BlockOf } from '../../../shared/content/block-registry.ts';
import type { AuthoredKind } from './authored-kind.ts';
import { alertAuthored } from './alert/authored.ts';
import { cardsAuthored } from './cards/authored.ts';
import { checkboxAuthored } from './checkbox/authored.ts';
import { descriptionListAuthored } from './description-list/authored.ts';
import { documentAuthored } from './document/authored.ts';
import { formAuthored } from './form/authored.ts';
import { headingAuthored } from './heading/authored.ts';
import { imageAuthored } from './image/authored.ts';
import { linesAuthored } from './lines/authored.ts';
import { linkAuthored } from './link/authored.ts';
import { personAuthored } from './person/authored.ts';
import { questionAuthored } from './question/authored.ts';
import { unknownAuthored } from './unknown/authored.ts';

/** The author's view of each kind of block; a new kind is a folder and one line here. */
const AUTHORED_KINDS: { [K in BlockKindName]: AuthoredKind<BlockOf<K>> } = {
  p: linesAuthored(),
  h1: headingAuthored(1),
  h2: headingAuthored(2),
  h3: headingAuthored(3),
  h4: headingAuthored(4),
  ol: linesAuthored(),
  ul: linesAuthored(),
  address: linesAuthored(),
  dl: descriptionListAuthored,
  img: imageAuthored,
  doc: documentAuthored,
  link: linkAuthored,
  alert: alertAuthored,
  checkbox: checkboxAuthored,
  form: formAuthored,
  cards: cardsAuthored,
  question: questionAuthored,
  person: personAuthored,
};

/** The author's view of a block's kind. */
export function authoredKindOf(block: Block): AuthoredKind<Block> {
  // The block and its kind come from the same line of the record; no type can express that for both at once.
  return (isKnown(block) ? AUTHORED_KINDS[block.kind] : unknownAuthored) as AuthoredKind<Block>;
}
