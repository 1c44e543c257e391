import type { KeptDraft, KeptInduction, KeptPicture } from './kept-induction.ts';

/** The inductions that this phone stores. A promise resolves when the data is written. */
export type PhoneStore = {
  induction(userFormId: string): Promise<KeptInduction | undefined>;
  inductions(): Promise<KeptInduction[]>;
  /** Reads and writes in one transaction over all tabs; writes nothing where `change` returns nothing. */
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
  /** Removes what is past its retention and not queued; `now` is the server's time. */
  sweep(now: number): Promise<void>;
};
