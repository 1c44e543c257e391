import type { ComponentType } from 'react';
import type { FormPurpose } from '../../shared/content/form-rules.ts';
import type { Block } from '../../shared/content/block-registry.ts';

export type InspectorProps<B> = {
  block: B;
  /** Begins the ids of the fields; the field at the path `options.1.text` of the block is `<id>-options-1-text`. */
  id: string;
  /** Takes the changed block; `field` names what is typed into, so that its keys become one step. */
  onChange: (block: B, field?: string) => void;
  /** The words for what is wrong at a path of the block. */
  errorAt: (path: string) => string | undefined;
};

export type InsertGroup = 'text' | 'media' | 'lists' | 'checks' | 'details';

/** What the editor knows of a kind: where the insert menu has it, how a new one looks, and its settings. */
export type KindEditor<B extends Block> = {
  group: InsertGroup;
  fresh: (purpose: FormPurpose) => B;
  Inspector: ComponentType<InspectorProps<B>>;
  /** The text that is typed right on the page, with line breaks where the kind has lines. */
  text?: { read: (block: B) => string; write: (block: B, text: string) => B; isOneLine?: boolean };
};
