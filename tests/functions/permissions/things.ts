import type { Given } from '../../../infra/demo/declared-call.ts';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import type { AnyEndpoint, Reply } from '../../../shared/core/endpoint.ts';
import { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import { departmentApi } from '../../../shared/departments/department-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { inspectorApi } from '../../../shared/workers/inspector-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { NO_WORKER } from '../../../shared/workers/no-worker.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, PERSON, saveDetails, signPage, start } from '../../fixtures/walk.ts';

/** A kind of thing that a path names. */
export type Kind =
  | 'userForm'
  | 'inductionForm'
  | 'project'
  | 'worker'
  | 'inspectorLink'
  | 'inspection'
  | 'presence'
  | 'gate'
  | 'card'
  | 'user'
  | 'company'
  | 'department'
  | 'permitForm'
  | 'permit'
  | 'pass'
  | 'apiKey'
  | 'webhook'
  | 'dataRequest';

/**
 * A thing that exists. A project comes with a person of the company. The token of a user form lets its worker in, that of a permit the person of the id, who has the PIN;
 * `viewToken` is that of the permit's print, which is known by `viewId`.
 */
export type Thing = {
  id: string;
  token?: string;
  viewId?: string;
  viewToken?: string;
  personId?: string;
  pin?: string;
  /** An event that was noted at the site. */
  noted?: { event: string; day: string };
};

const CARD = { name: 'Valttikortti', firstName: 'A', lastName: 'B', company: 'C', expires: '2030-01-01' };
export const WORKER = { ...NO_WORKER, firstName: 'A', lastName: 'B', employer: 'C' };
export const WEBHOOK = { name: 'Koukku', url: 'https://hooks.example.com/', kinds: ['card.expiring'] as const };
const PIN = /PIN[^:\n]*: (\d{3} \d{3})\b/;
const PAGE = { title: 'Sivu', minReadTime: 0, content: [{ kind: 'p', lines: ['Lue.'] }] };

/** Makes things in one company with the tokens of somebody who may make all of them there. */
export class Things {
  readonly #app: TestApp;
  readonly #newToken: () => Promise<string>;
  #token = '';
  readonly company: string;
  #pin = '';
  #project = '';
  #permitForm = '';
  #someone = '';
  readonly #webhooks: string[] = [];

  constructor(app: TestApp, { newToken, company }: { newToken: () => Promise<string>; company: string }) {
    this.#app = app;
    this.#newToken = newToken;
    this.company = company;
  }

  async make(kind: Kind): Promise<Thing> {
    this.#token ||= await this.#newToken();
    return this.#makers[kind]();
  }

  readonly #makers: Readonly<Record<Kind, () => Promise<Thing>>> = {
    company: async () => ({ id: this.company }),
    userForm: () => this.#induction(),
    inductionForm: () =>
      thingOf(this.#created(inductionFormApi.create, { body: { meta: { name: 'Lomake' }, pages: [PAGE] } })),
    project: () => this.#site(),
    worker: () => this.#worker(),
    inspectorLink: async () => (await this.#inspection()).link,
    inspection: async () => (await this.#inspection()).list,
    presence: () => this.#presence(),
    gate: () => this.#gate(),
    department: () => thingOf(this.#created(departmentApi.create, { body: { name: 'Osasto', company: this.company } })),
    permitForm: () => thingOf(this.#created(permitFormApi.create, { body: { name: 'Lupalomake', pages: [PAGE] } })),
    apiKey: () => thingOf(this.#created(apiKeyApi.make, { body: { name: 'Avain', roles: ['admin'] } })),
    webhook: () => this.#webhook(),
    dataRequest: () => thingOf(this.#created(dataDeskApi.search, { body: { by: 'name', text: 'Meikäläinen' } })),
    card: () => this.#card(),
    permit: () => this.#permit(),
    pass: async () => ({ id: passIdOf(this.#app.world.keys, (await this.#induction()).id) }),
    user: () => {
      const body = { name: 'Kohde', email: `${uuid()}@example.org`, roles: [], company: this.company };
      return thingOf(this.#created(userApi.create, { body }));
    },
  };

  /** A project, and somebody of the company to ask for at its gate. */
  async #site(): Promise<Thing> {
    this.#someone ||= (await this.#induction()).id;
    return {
      ...(await thingOf(this.#created(projectApi.create, { body: { name: 'Työmaa' } }))),
      personId: this.#someone,
    };
  }

  async #induction(): Promise<Thing> {
    if (this.#pin === '') {
      const body = { meta: { name: 'Perehdytys' }, pages: [PAGE] };
      this.#pin = (await this.#created(inductionFormApi.create, { body })).meta.pin;
    }
    const { id, token } = await start(this.#app, this.#pin);
    return { id, token };
  }

  /** A webhook, and something that is sent to it; older ones than the first make room, since a company has few. */
  async #webhook(): Promise<Thing> {
    const { _id: id } = await this.#created(webhookApi.make, { body: WEBHOOK });
    this.#webhooks.push(id);
    const [former] = this.#webhooks.length > 2 ? this.#webhooks.splice(1, 1) : [];
    const sent = { token: this.#token };
    if (former) await this.#app.call(webhookApi.remove, { params: { id: former } }, sent);
    const { body } = await this.#app.call(webhookApi.test, { params: { id } }, { ...sent, key: uuid() });
    return { id, personId: body._id };
  }

  async #card(): Promise<Thing> {
    this.#project ||= (await this.make('project')).id;
    return thingOf(this.#created(cardApi.create, { body: { ...CARD, project: this.#project, imageSrc: DRAWING } }));
  }

  /** A line of a site's list, known by the site and its own id. */
  async #worker(): Promise<Thing> {
    const { id } = await this.make('project');
    return { id, personId: (await this.#created(workerApi.add, { params: { id }, body: WORKER }))._id };
  }

  /** A link to a site's list, known by the site and its own id, and the list behind it, which its code opens. */
  async #inspection(): Promise<{ link: Thing; list: Thing }> {
    const { id } = await this.make('project');
    const made = await this.#created(inspectorApi.make, { params: { id }, body: { hours: 24 } });
    return { link: { id, personId: made._id }, list: { id: made._id, pin: made.code } };
  }

  /** A site and somebody who was noted on it. */
  async #presence(): Promise<Thing> {
    this.#someone ||= (await this.#induction()).id;
    const { _id: id } = await this.#created(projectApi.create, { body: { name: 'Työmaa', presence: true } });
    const event = { userFormId: this.#someone, kind: 'in' } as const;
    const { _id, day } = await this.#created(presenceApi.note, { params: { id }, body: event });
    return { id, personId: this.#someone, noted: { event: _id, day } };
  }

  /** The code of a site's gate, and the key of a phone whose worker it notes. */
  async #gate(): Promise<Thing> {
    await this.#induction();
    const started = await start(this.#app, this.#pin);
    await saveDetails(this.#app, started, PERSON);
    await signPage(this.#app, started, 0);
    const { id, token, body } = started;
    const inductionFormIds = [body.inductionForm._id];
    const site = { name: 'Työmaa', presence: true, selfCheckIn: true, inductionFormIds };
    const { gateId } = await this.#created(projectApi.create, { body: site });
    const { checkInKey: pin } = await this.#app.ask(checkInApi.giveKey, { params: { id } }, { token });
    return { id: gateId ?? '', pin: pin ?? '' };
  }

  /** A permit that its creator is to sign. */
  async #permit(): Promise<Thing> {
    this.#project ||= (await this.make('project')).id;
    this.#permitForm ||= (await this.make('permitForm')).id;
    const days = { startDate: '2030-01-01', endTime: '2030-01-02' };
    const of = { permitFormId: this.#permitForm, project: this.#project };
    const {
      _id: id,
      viewId = '',
      viewPin = '',
    } = await this.#created(permitApi.create, { body: { ...of, ...days, name: 'Lupa', description: 'Työ' } });
    const { persons } = await this.#app.ask(permitApi.submit, { params: { id } }, { token: this.#token });
    const personId = expectFound(persons[0])._id;
    await this.#app.call(permitApi.drawPin, { params: { id, personId } }, { token: this.#token });
    await this.#app.settle();
    const typed = this.#app.post.mails.reduce(
      (found, { text }) => (text.includes(`/view-permit/${id}/`) ? (PIN.exec(text)?.[1] ?? found) : found),
      '',
    );
    const pin = typed.replace(' ', '');
    const review = (path: string, pin: string) =>
      this.#app.call(permitApi.review, { params: { id: path }, body: { pin } });
    const token = (await review(id, pin)).body.token;
    return { id, personId, pin, token, viewId, viewToken: (await review(viewId, viewPin)).body.token };
  }

  async #created<E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<Reply<E>> {
    const ask = () => this.#app.call(endpoint, given, { token: this.#token, key: uuid() });
    let got = await ask();
    // A login confirms for five minutes, and on a busy machine the things of a test take longer.
    if (got.body?.code === 'confirm_required') {
      this.#token = await this.#newToken();
      got = await ask();
    }
    if (got.status !== 201) throw new Error(`${endpoint.path}: ${got.status} ${JSON.stringify(got.body)}`);
    return got.body;
  }
}

const thingOf = async (made: Promise<{ _id: string }>): Promise<Thing> => ({ id: (await made)._id });
