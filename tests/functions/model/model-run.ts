import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { signWorkerToken } from '../../../functions/security/tokens/worker-token.ts';
import { inductionFormOf } from '../../../functions/store/entities/induction-forms/induction-forms.ts';
import { headKey } from '../../../functions/store/keys.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { after, EMPTY, outcomeOf, type Caller, type Command, type Model } from './induction-model.ts';
import { sendCommand } from './model-client.ts';
import { observedForm, observedInduction, type Staff } from './observed.ts';
import { commandOf, type RawCommand } from './raw-commands.ts';
import type { Fault, StoreFaults } from './store-faults.ts';

const NOBODY = 'A'.repeat(22);

const isWell = ({ status }: Got) => status < 300;

/** One run of commands against the real API, beside the model that tells what must come of each. */
export class ModelRun {
  model: Model = EMPTY;
  readonly formIds: string[] = [];
  readonly ids: string[] = [];
  readonly began: string;
  readonly #firstTokens: string[] = [];
  readonly #app: TestApp;
  readonly #faults: StoreFaults;
  readonly staff: Staff;

  constructor(app: TestApp, faults: StoreFaults, staff: Staff) {
    this.#app = app;
    this.#faults = faults;
    this.staff = staff;
    this.began = app.world.now().toISOString();
  }

  async execute(raw: RawCommand): Promise<void> {
    const command = commandOf(raw, this.model);
    const { status, changed } = outcomeOf(this.model, command);
    const next = changed ? after(this.model, command, changed) : this.model;
    const got = await this.#sent(command, raw.faults);
    const told = JSON.stringify({ command, faults: raw.faults, status: got.status, body: got.body?.code });
    if (!got.isHit || status === 201) assert.equal(got.status, status, told);
    else if (status >= 300) assert.ok(got.status === status || got.status >= 500, told);
    const isDone = await this.#settled(command, next, isWell(got), told);
    if (isDone) this.model = next;
  }

  /** Whether the state is that after the command; what was answered well is never without its effect. */
  async #settled(command: Command, next: Model, isAnsweredWell: boolean, told: string): Promise<boolean> {
    const observed = await this.#observed(command);
    const [before, wanted] = [this.#stateOf(this.model, command), this.#stateOf(next, command)];
    const isAfter = isDeepStrictEqual(observed, wanted);
    if (isAnsweredWell || !isDeepStrictEqual(observed, before)) assert.deepEqual(observed, wanted, told);
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
    const at = 'at' in command ? command.at : 0;
    const client = {
      app: this.#app,
      staff: this.staff,
      model: this.model,
      form: { id: this.formIds[at] ?? NOBODY },
      induction: { id: this.ids[at] ?? NOBODY },
      pin: command.kind === 'start' ? await this.#pinOf(at) : '',
      token: await this.#tokenFor(command),
      key: uuid(),
    };
    const send = () => sendCommand(client, command);
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

  async #pinOf(at: number): Promise<string> {
    const id = this.formIds[at];
    const head = id === undefined ? undefined : await this.#app.world.table.get(headKey(id));
    return head ? inductionFormOf(head).pin : '000000';
  }

  async #tokenFor(command: Command): Promise<string> {
    if (command.kind === 'claim') return this.#tokenOf(command.at, { token: command.token });
    return 'caller' in command ? this.#tokenOf(command.at, command.caller) : '';
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
