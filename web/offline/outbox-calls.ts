import type { Answers } from '../../shared/content/answers.ts';
import type { UserPage } from '../../shared/content/page.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { KeptPicture, WaitingDetails } from './kept-induction.ts';

export type PageToSend = { formPage: number; answers: Answers; version: number };

/**
 * The calls that the outbox makes; whoever makes it gives them. They reject with an AppError where the server refused
 * and with anything else where no answer came.
 */
export type OutboxCalls = {
  load(userFormId: string): Promise<UserForm>;
  saveDetails(form: UserForm, details: Pick<WaitingDetails, 'user' | 'version' | 'language'>): Promise<UserForm>;
  signPage(form: UserForm, page: PageToSend): Promise<{ page: UserPage; formSigned: string | null }>;
  /** Saves answers of pages without signing them. */
  savePages(form: UserForm, pages: readonly PageToSend[]): Promise<UserForm>;
  /** Answers the name under which the picture is stored. */
  uploadPicture(picture: KeptPicture): Promise<string>;
};
