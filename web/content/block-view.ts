import type { ComponentType } from 'react';
import type { BlockContext } from '../../shared/content/block-kind.ts';
import type { PersonBlock, SelectedPerson } from '../../shared/content/kinds/person.ts';
import type { Issue } from '../../shared/core/errors.ts';
import type { EarlierCards } from './earlier-cards.ts';
import type { PageFiles } from './page-files.ts';
import type { PictureUpload } from './picture-upload.ts';

/** What may still change on a page: everything, only what may change after it is signed, or nothing. */
export type Openness = 'open' | 'signed' | 'closed';

/** Something wrong on the page, in the words that the worker reads. */
export type ShownIssue = Issue & { message: string };

/** What all blocks of a page know. */
export type PageView = {
  /** `read` shows the answers as text, as reports do. */
  mode: 'fill' | 'read';
  openness: Openness;
  /** Where the pictures in the answers lie. */
  files?: PageFiles | undefined;
  /** Takes a picture of the worker in; without it no picture can be added. */
  uploadPicture?: PictureUpload | undefined;
  /** Told how many pictures of a field are not in yet: the page is not saved before they are in or gone. */
  onPendingPictures?: ((fieldId: string, count: number) => void) | undefined;
  /** Offered as the place of a signature. */
  places?: readonly string[];
  /** Under which sketches of signatures are kept on the device; without it they live as long as the page. */
  draft?: { entityId: string; part: string };
  /** The worker's cards of earlier inductions; absent where there is no one to ask for them. */
  earlierCards?: EarlierCards | undefined;
  /** What the last check of the exam came to; nothing before that. */
  exam?: 'failed' | 'passed' | undefined;
  /** How a permit shows the people of a block; without it they are only told of. */
  PersonView?: ComponentType<BlockViewProps<PersonBlock, SelectedPerson[]>> | undefined;
};

export type BlockViewProps<B, A> = {
  /** With the answer in it. */
  block: B;
  /** The DOM id; an issue at `options.1` of the block is shown at `<id>-options-1`. */
  id: string;
  onAnswer: (answer: A) => void;
  /** What is wrong, with paths relative to the block. */
  issues: readonly ShownIssue[];
  context: BlockContext & {
    /** From 1, where the page has more than one question. */
    questionNumber?: number | undefined;
  };
  page: PageView;
};

/** The DOM id of the place that an issue's path names. */
export function idOfPath(path: string): string {
  return path.replaceAll('.', '-');
}
