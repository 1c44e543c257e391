import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { FormPurpose } from '../../../shared/content/block-kind.ts';
import type { Block } from '../../../shared/content/block-registry.ts';

export type InspectorProps<B> = {
  block: B;
  /** Prefix of the field ids; the field at the block's path `options.1.text` is `<id>-options-1-text`. */
  id: string;
  /** Takes the changed block; `field` names the field being typed into, so that its keys form one undo step. */
  onChange: (block: B, field?: string) => void;
  /** The error message at a path of the block. */
  errorAt: (path: string) => string | undefined;
};

export type InsertGroup = 'text' | 'media' | 'lists' | 'checks' | 'details';

/** An entry of the insert menu; `key` is unique. */
export type InsertEntry<B> = {
  key: string;
  label: string;
  /** A few words as the block would show them. */
  example: string;
  Icon: ComponentType;
  fresh: (purpose: FormPurpose) => B;
};

/** The editor's view of a kind: its place in the insert menu, a new block, and its settings. */
export type KindEditor<B extends Block> = {
  group: InsertGroup;
  /** Its entries of the insert menu; a kind with variants has several. */
  entries: (t: TFunction) => InsertEntry<B>[];
  Inspector: ComponentType<InspectorProps<B>>;
  /** The text that is edited on the page, with line breaks if the kind has lines. */
  text?: {
    read: (block: B) => string;
    write: (block: B, text: string) => B;
    isOneLine?: boolean;
    /** Whether typing a slash in an empty block opens the menu of kinds. */
    asksKind?: boolean;
  };
};
