import { isKnown, type Block, type BlockKindName, type BlockOf } from '../../shared/content/block-registry.ts';
import type { InsertGroup, KindEditor } from './kind-editor.ts';
import { alertEditor } from './kinds/alert-editor.tsx';
import { cardsEditor } from './kinds/cards-editor.tsx';
import { checkboxEditor } from './kinds/checkbox-editor.tsx';
import { descriptionListEditor } from './kinds/description-list-editor.tsx';
import { documentEditor } from './kinds/document-editor.tsx';
import { formBlockEditor } from './kinds/form-block-editor.tsx';
import { headingEditor } from './kinds/heading-editor.tsx';
import { imageEditor } from './kinds/image-editor.tsx';
import { lineListEditor } from './kinds/line-list-editor.tsx';
import { linkEditor } from './kinds/link-editor.tsx';
import { personEditor } from './kinds/person-editor.tsx';
import { questionEditor } from './kinds/question-editor.tsx';

/** How each kind of block is edited, in the order of the insert menu; a new kind is one file and one line here. */
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

/** How a block is edited; nothing where the product does not know its kind. */
export function kindEditorOf(block: Pick<Block, 'kind'>): KindEditor<Block> | undefined {
  // The block and its editor come from the same line of the record, which no type can say of both at once.
  return isKnown(block as Block)
    ? (KIND_EDITORS[block.kind as BlockKindName] as unknown as KindEditor<Block>)
    : undefined;
}
