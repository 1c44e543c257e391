import type { UserPage } from '../../shared/content/pages/page.ts';
import type { Completed, UserForm } from '../../shared/user-forms/user-form.ts';
import type { KeptPicture, WaitingDetails, WaitingPage } from './kept-induction.ts';

/** A signed page; with `completed` where it completed the induction. */
export type SignedPage = { page: UserPage; formSigned: string | null; completed?: Completed | undefined };
export type PageToSend = Pick<WaitingPage, 'formPage' | 'answers' | 'version' | 'shownIn'>;

/**
 * The API calls of the outbox, injected by its owner. They reject with an AppError when the server refuses, and with another error when no
 * answer came.
 */
export type OutboxCalls = {
  load(userFormId: string): Promise<UserForm>;
  saveDetails(form: UserForm, details: Pick<WaitingDetails, 'user' | 'version' | 'language'>): Promise<UserForm>;
  signPage(form: UserForm, page: PageToSend): Promise<SignedPage>;
  /** Saves answers of pages, unsigned. */
  savePages(form: UserForm, pages: readonly PageToSend[]): Promise<UserForm>;
  /** Answers the picture's stored name. */
  uploadPicture(picture: KeptPicture): Promise<string>;
};
