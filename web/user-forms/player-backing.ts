import type { ReactNode } from 'react';
import type { Answers } from '../../shared/content/answers/answers.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { PictureUpload } from '../content/picture-upload.ts';
import type { Parking, Part } from '../offline/kept-induction.ts';
import type { EarlierCardCalls } from './final/earlier-cards.ts';
import type { Drafts } from './player-state.ts';
import type { SaveRefusal } from './save-refusal.ts';
import type { SendingState } from './sending/sending-state.ts';
import type { ShownForm } from './shown-form.ts';
import type { FindCompanies } from './details/use-company-suggestions.ts';

/** The result of a save: the server has it, the phone has queued it, or a refusal. */
export type SaveResult = { kind: 'saved' } | { kind: 'kept' } | SaveRefusal;

/** The data source of a player: where its form comes from and where changes go. */
export type PlayerBacking = {
  form: ShownForm;
  /** The saved form, without queued changes. */
  saved: UserForm;
  rules: {
    /** Whether the player enforces reading times. */
    hasReadingTime: boolean;
    /** Whether missing or invalid answers prevent saving. */
    isChecked: boolean;
    /** Whether all answers may change, signed or not, and nothing is signed. */
    isEditing: boolean;
  };
  /** The address of a page index. */
  pathTo: (index: number) => string;
  /** Shown above every page; undefined for the worker's own induction. */
  notice?: ReactNode;
  /** Whether this device stores the induction, so that the worker can remove it. */
  isKept: boolean;
  findCompanies: FindCompanies;
  savePage: (formPage: number, answers: Answers) => Promise<SaveResult>;
  saveDetails: (user: PersonDetails) => Promise<SaveResult>;
  /** Autosaves answers while they are typed, if it can; never rejects. */
  saveTyped: (formPage: number, answers: Answers) => Promise<void>;
  /** Why the server refused a part after the worker had gone on. */
  parkingOf: (part: Part) => Parking | undefined;
  /** Discards a part's queued content in favour of the server's. */
  giveUp: (part: Part) => Promise<void>;
  readDrafts: () => Drafts;
  /** Stores the draft of a form page or of changed details; undefined removes it. */
  keepDraft: (part: Part, value: unknown) => void;
  uploadPicture: PictureUpload | undefined;
  /** The URL of a picture on this device. */
  pictureOnDevice: ((name: string) => string | undefined) | undefined;
  /** The worker's cards of earlier inductions; absent without a worker. */
  earlierCards?: EarlierCardCalls;
  sending: SendingState | undefined;
  /** Sends the queue now. */
  sendNow: () => void;
};
