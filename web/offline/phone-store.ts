import type { KeptDraft, KeptInduction, KeptPicture } from './kept-induction.ts';

/** What this phone keeps of inductions. A promise that is kept means that it is written. */
export type PhoneStore = {
  induction(userFormId: string): Promise<KeptInduction | undefined>;
  inductions(): Promise<KeptInduction[]>;
  /** Reads and writes in one step, over all tabs; nothing is written where the change gives nothing. */
  change(
    userFormId: string,
    change: (kept: KeptInduction | undefined) => KeptInduction | undefined,
  ): Promise<KeptInduction | undefined>;
  drafts(userFormId: string): Promise<KeptDraft[]>;
  keepDraft(draft: KeptDraft): Promise<void>;
  dropDraft(userFormId: string, part: string): Promise<void>;
  picture(userFormId: string, name: string): Promise<KeptPicture | undefined>;
  pictures(userFormId: string): Promise<KeptPicture[]>;
  keepPicture(picture: KeptPicture): Promise<void>;
  /** Removes everything of an induction. */
  remove(userFormId: string): Promise<void>;
  /** Removes what has been kept longer than it may be and does not wait to be sent; `now` by the server's clock. */
  sweep(now: number): Promise<void>;
};
