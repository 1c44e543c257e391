import type { Answers } from '../../shared/content/answers/answers.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import { waitingPart, type KeptInduction, type Part } from './kept-induction.ts';
import { withSentNames } from './local-pictures.ts';
import type { Outbox } from './outbox.ts';
import type { Fate } from './outbox-view.ts';
import { waitForFate, type Meant } from './part-fate.ts';
import { withDetails, withForm, withLeft, withoutPart, withPage, withUnsure, withWaitingUnsure } from './queue.ts';

/** What a worker changes in an outbox. The first page only reads what the phone keeps, and does without it (decision 0085). */
export class OutboxChanges {
  private readonly outbox: Outbox;

  constructor(outbox: Outbox) {
    this.outbox = outbox;
  }

  private change(userFormId: string, change: (kept: KeptInduction) => KeptInduction) {
    const { kept: shown } = this.outbox.view(userFormId);
    return this.outbox.change(userFormId, (before) => {
      const from = before ?? (shown && withWaitingUnsure(shown));
      return from && change(from);
    });
  }

  private async put(userFormId: string, part: Part, change: (kept: KeptInduction) => KeptInduction): Promise<Meant> {
    const kept = await this.change(userFormId, change);
    if (!kept) throw new Error(`nothing is kept of ${userFormId}`);
    this.outbox.world.onWaiting();
    return { part, revision: kept.lastRevision };
  }

  /** Queues a page; resolves when the page is written. */
  queuePage(userFormId: string, formPage: number, answers: Answers): Promise<Meant> {
    return this.put(userFormId, formPage, (kept) =>
      withPage(kept, { formPage, answers, now: this.outbox.world.now() }),
    );
  }

  queueDetails(userFormId: string, user: PersonDetails, language: WorkerLanguage): Promise<Meant> {
    return this.put(userFormId, 'details', (kept) =>
      withDetails(kept, { user, language, now: this.outbox.world.now() }),
    );
  }

  /** Records that the worker went on before the server answered. */
  async leave(userFormId: string, meant: Meant): Promise<void> {
    await this.change(userFormId, (kept) => withLeft(kept, meant));
  }

  /** Discards a part's queued content. */
  async discard(userFormId: string, part: Part): Promise<void> {
    await this.change(userFormId, (kept) => withoutPart(kept, part));
  }

  /** Waits up to `milliseconds` until a part is sent or parked or sending stops; newer content of the part counts as waiting. */
  fate(userFormId: string, meant: Meant, milliseconds: number): Promise<Fate> {
    return waitForFate(this.outbox, { userFormId, ...meant, milliseconds, now: this.outbox.world.now });
  }

  /** Autosaves answers of an unsigned page, so that another phone can continue; a failure is acceptable. */
  async saveTyped(userFormId: string, formPage: number, answers: Answers): Promise<void> {
    const { store, loadCalls, lock, isOnline, now } = this.outbox.world;
    if (!isOnline() || this.outbox.view(userFormId).stop) return;
    const calls = await loadCalls();
    await lock(userFormId, async () => {
      const kept = await store.induction(userFormId);
      const page = kept?.form.pages[formPage];
      const toSend = await withSentNames(store, userFormId, answers);
      if (!kept || !page || !toSend || page.signed !== null || waitingPart(kept, formPage)) return;
      await this.change(userFormId, (before) => withUnsure(before, formPage, toSend));
      const form = await calls.savePages(kept.form, [{ formPage, answers: toSend, version: page.version }]);
      await this.change(userFormId, (before) => ({ ...withForm(before, form), savedAt: now() }));
    });
  }
}
