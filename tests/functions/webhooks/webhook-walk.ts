import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { ASSIGNABLE_ROLES } from '../../../shared/core/roles.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { WEBHOOK_KINDS, type WebhookKind } from '../../../shared/webhooks/webhook-kinds.ts';
import { page, paragraph } from '../../../infra/demo/form-builders.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, signPage, start } from '../../fixtures/walk.ts';
import type { WebhookReceiver } from '../../fixtures/outside/webhook-receiver.ts';
import { newUser, staffToken } from '../permissions/callers.ts';

/** A company of its own with an admin who may all, and a site with a form. */
export class WebhookCompany {
  readonly app: TestApp;
  readonly id: string;
  readonly admin: { _id: string };
  form = '';
  pin = '';
  site = '';

  private constructor(app: TestApp, id: string, admin: { _id: string }) {
    this.app = app;
    this.id = id;
    this.admin = admin;
  }

  static async make(app: TestApp): Promise<WebhookCompany> {
    const rootId = String((await findUserByEmail(app.world.table, 'root@example.com'))?._id);
    const root = await staffToken(app, { _id: rootId });
    const { _id } = await app.ask(companyApi.create, { body: { name: `Koukku ${uuid()}` } }, { token: root });
    const admin = await newUser(app, root, { company: _id, roles: [...ASSIGNABLE_ROLES, 'manager'] });
    const company = new WebhookCompany(app, _id, admin);
    const token = await company.token();
    const pages = [page('Ohjeet', [paragraph('Lue.')])];
    const made = await app.ask(
      inductionFormApi.create,
      { body: { meta: { name: 'Työmaa' }, pages } as never },
      { token },
    );
    company.form = made._id;
    company.pin = made.meta.pin;
    company.site = await company.newSite();
    return company;
  }

  /** Of a fresh login: tests move the clock. */
  token = () => staffToken(this.app, this.admin);

  async newSite(): Promise<string> {
    const body = { name: 'Työmaa', presence: true, inductionFormIds: [this.form] };
    return (await this.app.ask(projectApi.create, { body }, { token: await this.token() }))._id;
  }

  /** A webhook to a receiver, which knows its secret, once events are sent to it. */
  async webhook(receiver: WebhookReceiver, kinds: readonly WebhookKind[] = WEBHOOK_KINDS) {
    const body = { name: 'Kulunvalvonta', url: receiver.url, kinds: [...kinds] };
    const made = await this.app.ask(webhookApi.make, { body }, { token: await this.token(), key: uuid() });
    receiver.secrets.push(made.secret);
    await this.app.settle();
    return made;
  }

  async signedInduction(pin = this.pin): Promise<string> {
    const started = await start(this.app, pin);
    await saveDetails(this.app, started, PERSON);
    const { status } = await signPage(this.app, started, 0);
    if (status !== 200) throw new Error(`signing: ${status}`);
    return started.id;
  }

  async approve(id: string): Promise<void> {
    const given = { params: { id }, body: { approved: true } };
    await this.app.ask(userFormActionApi.approve, given, { token: await this.token() });
  }

  async sendings(id: string) {
    const given = { params: { id }, query: {} };
    return (await this.app.ask(webhookApi.sendings, given, { token: await this.token() })).items;
  }

  async show(id: string) {
    const { items } = await this.app.ask(webhookApi.list, { query: {} }, { token: await this.token() });
    return items.find(({ _id }) => _id === id);
  }
}
