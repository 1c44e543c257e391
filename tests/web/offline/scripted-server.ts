import { mayChangeAfterSigning } from '../../../shared/content/answers/after-signing.ts';
import { answersEqual, answersIn, withAnswers, type Answers } from '../../../shared/content/answers/answers.ts';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { OutboxCalls, PageToSend } from '../../../web/offline/outbox-calls.ts';
import { SIGNED_AT } from '../user-forms/user-form-of.ts';

/** What happens to one call: it gets through, is lost on the way there or back, or is refused before anything is done. */
export type Luck = 'good' | 'lostThere' | 'lostBack' | ErrorCode;

/** A server that keeps the rules of saving and signing that an outbox stands on, with a network that does as it is told. */
export class ScriptedServer {
  form: UserForm;
  /** Luck of the calls to come; after it all is good. */
  luck: Luck[] = [];
  /** Refuses a page whatever it holds, until it is taken out. */
  readonly refusing = new Map<number, AppError>();
  readonly received: string[] = [];
  readonly committed: { formPage: number; answers: Answers }[] = [];
  readonly stored = new Set<string>();
  private uploads = 0;

  constructor(form: UserForm) {
    this.form = form;
  }

  readonly calls: OutboxCalls = {
    load: () => this.answer('load', () => this.form),
    saveDetails: (_, { user, version }) => this.answer('details', () => this.saveDetails(user, version)),
    signPage: (_, page) => this.answer(`page ${page.formPage}`, () => this.sign(page)),
    savePages: (_, pages) =>
      this.answer('typed', () => {
        for (const page of pages) this.saveTyped(page);
        return this.form;
      }),
    uploadPicture: ({ name }) =>
      this.answer(`picture ${name}`, () => {
        this.uploads += 1;
        const stored = `stored-${this.uploads}.jpg`;
        this.stored.add(stored);
        return stored;
      }),
  };

  private async answer<T>(what: string, work: () => T): Promise<T> {
    await Promise.resolve();
    const luck = this.luck.shift() ?? 'good';
    if (luck === 'lostThere') throw new Error('network');
    this.received.push(what);
    if (luck !== 'good' && luck !== 'lostBack') throw new AppError(luck);
    const answer = structuredClone(work());
    await Promise.resolve();
    if (luck === 'lostBack') throw new Error('network');
    return answer;
  }

  private conflict(): AppError {
    return new AppError('version_conflict', { current: structuredClone(this.form) });
  }

  private saveDetails(user: UserForm['user'], version: number): UserForm {
    if (canonicalJson(user) === canonicalJson(this.form.user)) return this.form;
    if (version !== this.form.version) throw this.conflict();
    this.form = { ...this.form, user, version: version + 1 };
    return this.form;
  }

  private put(formPage: number, page: UserPage): void {
    this.form = { ...this.form, pages: this.form.pages.map((each, place) => (place === formPage ? page : each)) };
  }

  private pageOf(formPage: number): UserPage {
    const page = this.form.pages[formPage];
    if (!page) throw new AppError('not_found');
    return page;
  }

  /** The page with answers, as it is stored: drawings become files. */
  private holding(page: UserPage, answers: Answers): UserPage {
    const named = JSON.parse(JSON.stringify(answers).replaceAll(/"data:[^"]*"/g, '"drawing.png"')) as Answers;
    for (const name of JSON.stringify(named).match(/stored-\d+\.jpg/g) ?? []) {
      if (!this.stored.has(name))
        throw new AppError('file_missing', { issues: [{ path: name, code: 'file_missing' }] });
    }
    return { ...page, content: withAnswers(page, named, { hideCorrect: false }) };
  }

  private sign({ formPage, answers, version }: PageToSend): { page: UserPage; formSigned: string | null } {
    const refusal = this.refusing.get(formPage);
    if (refusal) throw refusal;
    if (formPage === 0 && this.form.user.firstName === undefined) {
      throw new AppError('validation_failed', { issues: [{ path: 'user.firstName', code: 'required' }] });
    }
    const stored = this.pageOf(formPage);
    const next = this.holding(stored, answers);
    const isSame = answersEqual(answersIn(next), answersIn(stored));
    if (stored.signed !== null && isSame) return { page: stored, formSigned: this.form.meta.signed };
    const isAllowed = stored.signed === null || mayChangeAfterSigning(stored, answersIn(stored), answersIn(next));
    if (!isAllowed) throw new AppError('invalid_state');
    if (!isSame && version !== stored.version) throw this.conflict();
    const page = { ...next, signed: stored.signed ?? SIGNED_AT, version: stored.version + 1 };
    this.put(formPage, page);
    this.committed.push({ formPage, answers: answersIn(next) });
    const isDone = this.form.pages.every(({ signed }) => signed !== null);
    this.form = { ...this.form, meta: { ...this.form.meta, signed: isDone ? SIGNED_AT : null } };
    return { page, formSigned: this.form.meta.signed };
  }

  private saveTyped({ formPage, answers, version }: PageToSend): void {
    const stored = this.pageOf(formPage);
    if (version !== stored.version) throw this.conflict();
    this.put(formPage, { ...this.holding(stored, answers), version: version + 1 });
  }

  /** Another phone saves a page. */
  saveElsewhere(formPage: number, answers: Answers, { isSigned = false } = {}): void {
    const stored = this.pageOf(formPage);
    const signed = isSigned ? SIGNED_AT : stored.signed;
    this.put(formPage, { ...this.holding(stored, answers), version: stored.version + 1, signed });
  }

  /** The site takes the signature of a page back, and with it the form's. */
  giveBack(formPage: number): void {
    const stored = this.pageOf(formPage);
    this.put(formPage, { ...stored, version: stored.version + 1, signed: null });
    this.form = { ...this.form, meta: { ...this.form.meta, signed: null } };
  }
}
