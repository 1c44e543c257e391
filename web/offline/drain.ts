import { isAppError, issuesIn } from '../../shared/core/errors.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import {
  nextToSend,
  waitingPart,
  type KeptInduction,
  type Part,
  type WaitingDetails,
  type WaitingPage,
} from './kept-induction.ts';
import { forgetSentNames, withPicturesSent } from './local-pictures.ts';
import type { OutboxCalls } from './outbox-calls.ts';
import type { PhoneStore } from './phone-store.ts';
import {
  withDetailsSaved,
  withForm,
  withPageSaved,
  withParking,
  withUnsure,
  withUnsureDetails,
  withWait,
} from './queue.ts';
import { outcomeOf, type Outcome, type Stop } from './send-outcome.ts';

export type Sender = {
  store: PhoneStore;
  calls: OutboxCalls;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called after every change of the kept induction. */
  onChange?: (kept: KeptInduction) => void;
};

/** Limits the immediate retries of a part, after a conflict that resolved itself or after a lost picture. */
const MOST_REPEATS = 3;

type Meant = { part: Part; revision: number };

/** Sends one induction's queue until it is empty or a part fails. */
class Draining {
  private readonly repeats = new Map<number, number>();
  private readonly sender: Sender;
  private readonly userFormId: string;

  constructor(sender: Sender, userFormId: string) {
    this.sender = sender;
    this.userFormId = userFormId;
  }

  async run(): Promise<Stop | undefined> {
    for (;;) {
      const kept = await this.sender.store.induction(this.userFormId);
      const part = kept && nextToSend(kept, this.sender.now());
      const waiting = kept && part !== undefined ? waitingPart(kept, part) : undefined;
      if (!kept || part === undefined || !waiting) return undefined;
      const meant = { part, revision: waiting.revision };
      try {
        if ('formPage' in waiting) await this.sendPage(kept, waiting);
        else await this.sendDetails(kept, waiting);
      } catch (error) {
        const stop = await this.settle(meant, outcomeOf(error), error);
        if (stop) return stop;
      }
    }
  }

  private async change(change: (kept: KeptInduction) => KeptInduction): Promise<KeptInduction | undefined> {
    const kept = await this.sender.store.change(this.userFormId, (before) => before && change(before));
    if (kept) this.sender.onChange?.(kept);
    return kept;
  }

  private async sendPage(
    { form }: KeptInduction,
    { formPage, revision, answers, version, shownIn }: WaitingPage,
  ): Promise<void> {
    const { calls, now } = this.sender;
    const toSend = await withPicturesSent(this.sender, this.userFormId, answers);
    await this.change((kept) => withUnsure(kept, formPage, toSend));
    const saved = await calls.signPage(form, { formPage, answers: toSend, version, shownIn });
    await this.change((kept) => withPageSaved(kept, { ...saved, formPage, revision, now: now() }));
  }

  private async sendDetails({ form }: KeptInduction, details: WaitingDetails): Promise<void> {
    const { calls, now } = this.sender;
    await this.change((kept) => withUnsureDetails(kept, details.user));
    const saved = await calls.saveDetails(form, details);
    await this.change((kept) => withDetailsSaved(kept, { revision: details.revision, form: saved, now: now() }));
  }

  private async settle(meant: Meant, outcome: Outcome, error: unknown): Promise<Stop | undefined> {
    if (outcome.kind === 'stop') return outcome.stop;
    if (outcome.kind === 'wait') {
      const heldAt = this.sender.now();
      const notBefore = heldAt + outcome.seconds * 1000;
      await this.change((kept) => withWait(kept, meant, { notBefore, heldAt }));
    } else if (outcome.kind === 'conflict') await this.meet(meant, error, currentIn(error));
    else if (outcome.kind === 'closed') await this.meet(meant, error, await this.loaded());
    else if (outcome.kind === 'filesMissing') await this.sendFilesAgain(meant, error);
    else await this.park(meant, error);
    return undefined;
  }

  /** Takes the server's form after a conflict: sends again what merges with it, parks the rest for the worker. */
  private async meet(meant: Meant, error: unknown, server: UserForm | undefined): Promise<void> {
    const before = server && (await this.sender.store.induction(this.userFormId));
    const after = server && (await this.change((kept) => withForm(kept, server)));
    const versionOf = (kept: KeptInduction | undefined) => kept && waitingPart(kept, meant.part)?.version;
    const isMoved = versionOf(before) !== versionOf(after);
    if (!isMoved || !this.mayRepeat(meant)) await this.park(meant, error);
  }

  private async sendFilesAgain(meant: Meant, error: unknown): Promise<void> {
    const missing = issuesIn(error).map(({ path }) => path);
    const isFound = await forgetSentNames(this.sender.store, this.userFormId, missing);
    if (!isFound || !this.mayRepeat(meant)) await this.park(meant, error);
  }

  private mayRepeat({ revision }: Meant): boolean {
    const repeats = (this.repeats.get(revision) ?? 0) + 1;
    this.repeats.set(revision, repeats);
    return repeats <= MOST_REPEATS;
  }

  private async park(meant: Meant, error: unknown): Promise<void> {
    const code = isAppError(error) ? error.code : 'system_error';
    await this.change((kept) => withParking(kept, meant, { code, issues: issuesIn(error) }));
  }

  /** The server's form; undefined where it cannot be loaded. */
  private loaded(): Promise<UserForm | undefined> {
    return this.sender.calls.load(this.userFormId).catch(() => undefined);
  }
}

function currentIn(error: unknown): UserForm | undefined {
  return isAppError(error) ? (error.detail.current as UserForm | undefined) : undefined;
}

/** Sends an induction's queue in order. Answers why sending stopped, or undefined when the queue is empty. */
export function drain(sender: Sender, userFormId: string): Promise<Stop | undefined> {
  return new Draining(sender, userFormId).run();
}
