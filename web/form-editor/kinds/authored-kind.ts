import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Found } from '../checks/check-code.ts';

/** A block on paper; `hasAnswers` ticks the right answers. */
export type PrintedProps<B> = { block: B; hasAnswers: boolean };

/** A kind for its author besides its settings: its words, its checks, its look on the page and on paper. */
export type AuthoredKind<B> = {
  /** The block's name; by default its kind's. */
  title?(t: TFunction, block: B): string;
  /** The texts by which an author recognizes the block. */
  words(block: B): readonly string[];
  checks(block: B): Found[];
  /** A heading's level, from 1. */
  level?: number;
  /** The block as saved: without the empty lines that typing leaves. */
  saved?(block: B): B;
  /** An unanswered block in the author's view. */
  preview?(block: B): B;
  /** The block with room for a pen; by default the read-only view. */
  Printed?: ComponentType<PrintedProps<B>>;
};
