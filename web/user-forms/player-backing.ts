import type { ReactNode } from 'react';
import type { Answers } from '../../shared/content/answers.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import type { Part } from '../offline/kept-induction.ts';
import type { EarlierCardCalls } from './earlier-cards.ts';
import type { Drafts } from './player-state.ts';
import type { SaveRefusal } from './save-refusal.ts';
import type { SendingState } from './sending-state.ts';
import type { ShownForm } from './shown-form.ts';
import type { FindCompanies } from './use-company-suggestions.ts';

/** What came of a save: the server has it, it is kept and sent later, or why neither. */
export type SaveResult = { kind: 'saved' } | { kind: 'kept' } | SaveRefusal;

/** What stands behind a player: where its form comes from and where what is done in it goes. */
export type PlayerBacking = {
  form: ShownForm;
  /** The form without anything that waits over it. */
  saved: UserForm;
  rules: {
    /** Whether a page's reading time is waited for. */
    hasReadingTime: boolean;
    /** Whether what is missing or broken keeps a page from being saved. */
    isChecked: boolean;
    /** Whether what the worker has done may be changed, signed or not, without signing anything. */
    isEditing: boolean;
  };
  /** The address of a page by its index. */
  pathTo: (index: number) => string;
  /** Told above every page; nothing where the worker takes the induction. */
  notice?: ReactNode;
  /** Whether this device keeps the induction, so that it can be removed from it. */
  isKept: boolean;
  findCompanies: FindCompanies;
  savePage: (formPage: number, answers: Answers) => Promise<SaveResult>;
  saveDetails: (user: PersonDetails) => Promise<SaveResult>;
  /** Saves answers that are still being typed, where and when it can; the promise is never rejected. */
  saveTyped: (formPage: number, answers: Answers) => Promise<void>;
  /** Why a part that was gone on from could not be sent. */
  refusalOf: (part: Part) => SaveRefusal | undefined;
  /** Gives up what waits of a part for what the server has. */
  giveUp: (part: Part) => Promise<void>;
  readDrafts: () => Drafts;
  /** Keeps what is typed into a form page, or the changed details; forgets it where nothing is given. */
  keepDraft: (part: Part, value: unknown) => void;
  uploadPicture: PictureUpload | undefined;
  /** The address of a picture that the device itself holds. */
  pictureOnDevice: ((name: string) => string | undefined) | undefined;
  /** The worker's cards of earlier inductions; absent where there is no worker. */
  earlierCards?: EarlierCardCalls;
  sending: SendingState | undefined;
  /** Sends what waits, now. */
  sendNow: () => void;
};
