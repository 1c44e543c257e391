import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { BlockContext } from '../../shared/content/block-kind.ts';
import type { PersonBlock, SelectedPerson } from '../../shared/content/blocks/person/rules.ts';
import type { Issue } from '../../shared/core/errors.ts';
import type { EarlierCards } from './earlier-cards.ts';
import type { PageFiles } from './page-files.ts';
import type { PageSaid } from './said/said.tsx';
import type { PictureUpload } from './picture-upload.ts';

/** What may still change on a page: everything, only what may change after signing, or nothing. */
export type Openness = 'open' | 'signed' | 'closed';

/** An issue with its message for the worker. */
export type ShownIssue = Issue & { message: string };

/** The context that all blocks of a page share. */
export type PageView = {
  /** `read` shows the answers as text, as in reports. */
  mode: 'fill' | 'read';
  openness: Openness;
  /** The folder of the answers' pictures. */
  files?: PageFiles | undefined;
  /** Uploads a worker's picture; without it no picture can be added. */
  uploadPicture?: PictureUpload | undefined;
  /** Called with a field's number of pending pictures: saving the page waits until they are uploaded or removed. */
  onPendingPictures?: ((fieldId: string, count: number) => void) | undefined;
  /** Suggestions for the place of a signature. */
  places?: readonly string[];
  /** The draft key of signature sketches on the device; without it a sketch lives as long as the page. */
  draft?: { entityId: string; part: string };
  /** The worker's cards of earlier inductions; absent without a worker. */
  earlierCards?: EarlierCards | undefined;
  /** The result of the last exam check; undefined before the first. */
  exam?: 'failed' | 'passed' | undefined;
  /** Of a form in several languages: how the page is shown; absent otherwise. */
  said?: PageSaid | undefined;
  /** A permit's view of a block's people; without it they are read-only. */
  PersonView?: ComponentType<BlockViewProps<PersonBlock, SelectedPerson[]>> | undefined;
};

export type BlockViewProps<B, A> = {
  /** The block with its answer. */
  block: B;
  /** The DOM id; an issue at `options.1` of the block appears at `<id>-options-1`. */
  id: string;
  onAnswer: (answer: A) => void;
  /** The issues, with paths relative to the block. */
  issues: readonly ShownIssue[];
  context: BlockContext & {
    /** From 1, if the page has more than one question. */
    questionNumber?: number | undefined;
  };
  page: PageView;
};

/** What a place of a block is called. */
export type PlaceName = {
  /** The author's words for it, and their path in the block; without a path they are the screen's. */
  text: string;
  path?: string;
  /** The words with more around them. */
  name?: string;
};

/** The view of a kind of block. */
export type BlockLooks<B, A> = {
  View: ComponentType<BlockViewProps<B, A>>;
  /** Whether its blocks are numbered on their page. */
  isNumbered?: true;
  /** Names the place of an issue by its path in the block; undefined if the message says it all. */
  placeName?(block: B, place: { t: TFunction; path: string; number: number | undefined }): PlaceName | undefined;
};

/** The DOM id for an issue's path. */
export function idOfPath(path: string): string {
  return path.replaceAll('.', '-');
}
