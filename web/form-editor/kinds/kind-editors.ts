import { isKnown, type Block, type BlockKindName, type BlockOf } from '../../../shared/content/block-registry.ts';
import type { InsertGroup, KindEditor } from './kind-editor.ts';
import { alertEditor } from './alert/editor.tsx';
import { cardsEditor } from './cards/editor.tsx';
import { checkboxEditor } from './checkbox/editor.tsx';
import { descriptionListEditor } from './description-list/editor.tsx';
import { documentEditor } from './document/editor.tsx';
import { formBlockEditor } from './form/editor.tsx';
import { headingEditor } from './heading/editor.tsx';
import { imageEditor } from './image/editor.tsx';
import { lineListEditor } from './lines/editor.tsx';
import { linkEditor } from './link/editor.tsx';
import { personEditor } from './person/editor.tsx';
import { questionEditor } from './question/editor.tsx';

/** The editor of each kind of block, in the order of the insert menu; a new kind is one file and one line here. */
const KIND_EDITORS: { [K in BlockKindName]: KindEditor<BlockOf<K>> } = {
  p: lineListEditor('p', 'text'),
  h1: headingEditor('h1'),
  h2: headingEditor('h2'),
  h3: headingEditor('h3'),
  h4: headingEditor('h4'),
  alert: alertEditor,
  address: lineListEditor('address', 'text'),
  img: imageEditor,
  doc: documentEditor,
  link: linkEditor,
  ol: lineListEditor('ol', 'lists'),
  ul: lineListEditor('ul', 'lists'),
  dl: descriptionListEditor,
  checkbox: checkboxEditor,
  question: questionEditor,
  form: formBlockEditor,
  cards: cardsEditor,
  person: personEditor,
};

export const INSERT_GROUPS: readonly InsertGroup[] = ['text', 'media', 'lists', 'checks', 'details'];

export const BLOCK_KIND_NAMES = Object.keys(KIND_EDITORS) as BlockKindName[];

/** A block's editor; undefined for an unknown kind. */
export function kindEditorOf(block: Pick<Block, 'kind'>): KindEditor<Block> | undefined {
  // The block and its editor come from the same line of the record; no type can express that for both at once.
  return isKnown(block as Block)
    ? (KIND_EDITORS[block.kind as BlockKindName] as unknown as KindEditor<Block>)
    : undefined;
}
