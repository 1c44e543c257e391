import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { field, fields, page, paragraph, tick } from '../../../infra/demo/form-builders.ts';
import { answered, PERSON } from '../../fixtures/walk.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { signWorkerToken } from '../../../functions/http/worker-token.ts';
import { headKey, inductionFormOf } from '../../../functions/store/induction-forms.ts';
import { findUserForm } from '../../../functions/store/user-forms.ts';
import { after, EMPTY, outcomeOf, type Caller, type Command, type Model } from './induction-model.ts';
import { observedForm, observedInduction, type Staff } from './observed.ts';
import { commandOf, type RawCommand } from './raw-commands.ts';
import type { Fault, StoreFaults } from './store-faults.ts';

const FORM_PAGES = [
  page('Lue', [paragraph('Lue tämä.')]),
  page('Kuittaa', [tick('Luin tämän.', 'luettu')]),
  page('Kerro', [fields(field('text', 'esimies', 'Esimiehesi', { mandatory: true }))]),
];

type Ready = { token: string; pin: string };

const isWell = ({ status }: Got) => status < 300;

/** One run of commands against the real API, beside the model that tells what must come of each. */
export class ModelRun {
  model: Model = EMPTY;
  readonly formIds: string[] = [];
  readonly ids: string[] = [];
  readonly #firstTokens: string[] = [];
  readonly #app: TestApp;
  readonly #faults: StoreFaults;
  readonly staff: Staff;

  constructor(app: TestApp, faults: StoreFaults, staff: Staff) {
    this.#app = app;
    this.#faults = faults;
    this.staff = staff;
  }

  async execute(raw: RawCommand): Promise<void> {
    const command = commandOf(raw, this.model);
    const { status, changed } = outcomeOf(this.model, command);
    const next = changed ? after(this.model, command, changed) : this.model;
    const got = await this.#sent(command, raw.faults);
    const told = JSON.stringify({ command, faults: raw.faults, status: got.status, body: got.body?.code });
    if (!got.isHit) expect(got.status, told).toBe(status);
    else if (status >= 300) expect(got.status === status || got.status >= 500, told).toBe(true);
    else if (status === 201) expect(got.status, told).toBe(201);
    const isDone = await this.#settled(command, next, isWell(got), told);
    if (isDone) this.model = next;
  }

  /** Whether the state is that after the command; what was answered well is never without its effect. */
  async #settled(command: Command, next: Model, isAnsweredWell: boolean, told: string): Promise<boolean> {
    const observed = await this.#observed(command);
    const [before, wanted] = [this.#stateOf(this.model, command), this.#stateOf(next, command)];
    const isAfter = isDeepStrictEqual(observed, wanted);
    if (isAnsweredWell || !isDeepStrictEqual(observed, before)) expect(observed, told).toEqual(wanted);
    return isAfter;
  }

  #stateOf(model: Model, command: Command) {
    const place = this.#placeOf(command);
    return place.kind === 'form' ? model.forms[place.at] : model.inductions[place.at];
  }

  #placeOf(command: Command): { kind: 'form' | 'induction'; at: number } {
    if (command.kind === 'createForm') return { kind: 'form', at: this.model.forms.length };
    if (command.kind === 'start') return { kind: 'induction', at: this.model.inductions.length };
    return { kind: command.kind.endsWith('Form') ? 'form' : 'induction', at: command.at };
  }

  async #observed(command: Command) {
    const { kind, at } = this.#placeOf(command);
    const id = kind === 'form' ? this.formIds[at] : this.ids[at];
    if (id === undefined) return undefined;
    return kind === 'form'
      ? observedForm(this.#app, id)
      : observedInduction(this.#app, id, { formIds: this.formIds, staff: this.staff });
  }

  /** Sends a command while its faults last; a creation without an answer is sent again by its key, as a client does. */
  async #sent(command: Command, faults: readonly Fault[]): Promise<Got & { isHit: boolean }> {
    const hits = this.#faults.hits;
    const key = uuid();
    const ready = await this.#ready(command);
    const send = () => this.#send(command, { ...ready, key });
    let got = await this.#faults.during(faults, send);
    const isHit = this.#faults.hits > hits;
    const isCreation = command.kind === 'createForm' || command.kind === 'start';
    if (isCreation && isHit && got.status >= 500) got = await send();
    if (got.status === 201) this.#remember(command, got);
    return { ...got, isHit };
  }

  #remember(command: Command, { body }: Got): void {
    if (command.kind === 'createForm') this.formIds.push(body._id);
    if (command.kind !== 'start') return;
    this.ids.push(body._id);
    this.#firstTokens.push(body.token);
  }

  async #send(command: Command, { key, token, pin }: Ready & { key: string }): Promise<Got> {
    const app = this.#app;
    const { editor, foreman, manager } = this.staff;
    switch (command.kind) {
      case 'createForm':
        return app.send('/induction-forms', {
          token: editor.token,
          key,
          body: { meta: { name: command.name }, pages: FORM_PAGES },
        });
      case 'updateForm': {
        const version = (this.model.forms[command.at]?.version ?? 0) - (command.isStale ? 1 : 0);
        const body = { meta: { name: command.name }, pages: FORM_PAGES, version };
        return app.put(this.#form(command.at), { token: editor.token, body });
      }
      case 'moveForm':
        return app.put(`${this.#form(command.at)}/${command.archived ? 'archive' : 'unarchive'}`, {
          token: editor.token,
        });
      case 'removeForm':
        return app.request('DELETE', this.#form(command.at), { token: editor.token });
      case 'start':
        return this.#start(pin, key);
      case 'details':
        return this.#saveDetails(command, token);
      case 'sign':
        return this.#sign(command, token);
      case 'approve':
        return app.put(`${this.#path(command.at)}/approve`, {
          token: manager.token,
          body: { approved: command.approved },
        });
      case 'giveBack':
        return app.put(`${this.#path(command.at)}/return`, {
          token: manager.token,
          body: { reason: 'Tarkista', pages: command.pages },
        });
      case 'archive':
        return app.put(`${this.#path(command.at)}/${command.archived ? 'archive' : 'unarchive'}`, {
          token: foreman.token,
        });
      case 'claim':
        return app.put(`${this.#path(command.at)}/claim`, { token: this.staff[command.as].token, body: { token } });
    }
  }

  /** What the client has from before: the PIN on the poster, the token on the phone. */
  async #ready(command: Command): Promise<Ready> {
    if (command.kind === 'start') return { token: '', pin: await this.#pinOf(command.at) };
    if (command.kind === 'claim') return { token: await this.#tokenOf(command.at, { token: command.token }), pin: '' };
    return { token: 'caller' in command ? await this.#tokenOf(command.at, command.caller) : '', pin: '' };
  }

  #form = (at: number) => `/induction-forms/${this.formIds[at] ?? 'A'.repeat(22)}`;
  #path = (at: number) => `/user-forms/${this.ids[at] ?? 'A'.repeat(22)}`;

  async #pinOf(at: number): Promise<string> {
    const id = this.formIds[at];
    const head = id === undefined ? undefined : await this.#app.world.table.get(headKey(id));
    return head ? inductionFormOf(head).pin : '000000';
  }

  #start(pin: string, key: string): Promise<Got> {
    // Wrong PINs count against an address; here each worker has one of their own.
    const address = `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`;
    return this.#app.send('/user-forms', { key, address, body: { inductionFormPin: pin } });
  }

  #saveDetails({ at, name, isStale }: Extract<Command, { kind: 'details' }>, token: string): Promise<Got> {
    const version = (this.model.inductions[at]?.version ?? 0) + (isStale ? 1 : 0);
    return this.#app.put(this.#path(at), { token, body: { version, user: { ...PERSON, lastName: name } } });
  }

  #sign({ at, page: index }: Extract<Command, { kind: 'sign' }>, token: string): Promise<Got> {
    const version = this.model.inductions[at]?.pages[index] ?? 0;
    const content = answered((FORM_PAGES[index]?.content ?? []) as unknown as Record<string, unknown>[]);
    return this.#app.put(`${this.#path(at)}/sign-page/${index}`, { token, body: { content, version } });
  }

  /** A worker's token is the one of the start, or one as an edit code gives it now. */
  async #tokenOf(at: number, caller: Caller): Promise<string> {
    if ('staff' in caller) return this.staff[caller.staff].token;
    const first = this.#firstTokens[at] ?? this.staff.worker.token;
    if (caller.token === 1 || this.ids[at] === undefined) return first;
    const head = await findUserForm(this.#app.world.table, this.ids[at]);
    return head ? signWorkerToken(this.#app.world, head) : first;
  }
}
