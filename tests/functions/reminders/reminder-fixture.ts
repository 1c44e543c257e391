import { newId } from '../../../functions/security/random-ids.ts';
import { newCardWrite } from '../../../functions/store/entities/cards/card-writes.ts';
import type { CardRecord } from '../../../functions/store/entities/cards/cards.ts';
import { findOpenProjects, newProjectWrites } from '../../../functions/store/entities/projects.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import type { World } from '../../../functions/world.ts';
import { dayAfter } from '../../../shared/core/dates.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { PRESENCE_MONTHS } from '../../../shared/projects/new-project.ts';
import type { CardReminder, Project } from '../../../shared/projects/project.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp } from '../../fixtures/walk.ts';

export const OWNER = PERSON.email;
const NOBODY: CardReminder = {
  adminEnabled: false,
  adminEmails: [],
  ownerEnabled: false,
  reminder1Enabled: true,
  reminder2Enabled: true,
  reminder3Enabled: true,
  updateNoteEnabled: false,
  updateNoteEmails: [],
};
const WRITES_AT_ONCE = 100;

/** A company with a worker who owns cards, and the mails that reminders of them became. */
export class ReminderFixture {
  readonly app: TestApp;
  readonly head: UserFormHead;
  #days = 0;
  #open: Project[] = [];

  private constructor(app: TestApp, head: UserFormHead) {
    this.app = app;
    this.head = head;
  }

  static async start(): Promise<ReminderFixture> {
    const app = await startSeededApp();
    const started = await start(app);
    await saveDetails(app, started);
    const head = await findUserForm(app.world.table, started.id);
    if (!head) throw new Error('no user form');
    await app.settle();
    const fixture = new ReminderFixture(app, head);
    fixture.#open.push(...(await findOpenProjects(app.world.table, head.company)));
    await fixture.endProjects();
    return fixture;
  }

  /** A day of its own for a test, far from every other's. */
  nextDay(): string {
    this.#days += 40;
    return dayAfter('2030-01-01', this.#days);
  }

  async project(
    cardReminder: Partial<CardReminder>,
    { ended = false, inductionFormIds = [this.head.inductionFormId] } = {},
  ): Promise<Project> {
    const project: Project = {
      _id: newId(this.app.world),
      company: this.head.company,
      version: 1,
      name: `Työmaa ${newId(this.app.world).slice(0, 5)}`,
      startDate: null,
      endDate: null,
      ended,
      created: this.app.world.now().toISOString(),
      inductionFormIds,
      cardReminder: { ...NOBODY, ...cardReminder },
      presence: false,
      presenceMonths: PRESENCE_MONTHS,
      selfCheckIn: false,
      gateId: null,
      zones: [],
      board: null,
    };
    await this.app.world.table.write(newProjectWrites(project));
    if (!ended) this.#open.push(project);
    return project;
  }

  /** Ends the projects of a test, so that they show no cards of the next one. */
  async endProjects(): Promise<void> {
    const token = await this.app.login('manager@example.com');
    for (const { _id: id } of this.#open.splice(0)) {
      const { status } = await this.app.call(projectApi.end, { params: { id } }, { token });
      if (status !== 200) throw new Error(`not ended: ${status}`);
    }
  }

  /** Cards of the worker; each has a name of its own. */
  async cards(expires: string, count = 1, change: Partial<CardRecord> = {}): Promise<CardRecord[]> {
    const cards = Array.from({ length: count }, () => ({ ...this.#card(expires), ...change }) as CardRecord);
    for (let first = 0; first < count; first += WRITES_AT_ONCE) {
      await this.app.world.table.write(cards.slice(first, first + WRITES_AT_ONCE).map(newCardWrite));
    }
    return cards;
  }

  #card(expires: string): CardRecord {
    const { world } = this.app;
    const at = world.now().toISOString();
    return {
      _id: newId(world),
      company: this.head.company,
      name: 'other',
      nameOther: `Kortti ${Buffer.from(world.randomBytes(6)).toString('hex')}`,
      firstName: 'Matti',
      lastName: 'Meikäläinen',
      employer: 'Valo Oy',
      expires,
      imageSrc: 'x.png',
      userFormId: this.head._id,
      inductionFormId: this.head.inductionFormId,
      project: null,
      version: 1,
      approved: true,
      archived: false,
      archivedBy: null,
      created: at,
      modified: at,
      epoch: 1,
    };
  }

  /** Lets digests wait out their quiet time, and sends everything. */
  async settle(): Promise<void> {
    await this.app.settle();
    this.app.pass(200);
    await this.app.settle();
  }

  /** How often a card was reminded of by mail to an address. */
  timesTold(card: CardRecord, to: string): number {
    const mails = this.app.post.mails.filter((mail) => mail.to === to);
    return mails.reduce((total, { text }) => total + text.split(card.nameOther).length - 1, 0);
  }
}

/** A world that dies at its nth write, before or after it; from there on nothing of it is written. */
export function dyingAt(world: World, nth: number, when: 'before' | 'after'): World {
  let writes = 0;
  const table = new Proxy(world.table, {
    get(target, name) {
      if (name !== 'write') {
        const part: unknown = Reflect.get(target, name, target);
        return typeof part === 'function' ? (part.bind(target) as unknown) : part;
      }
      return async (...given: Parameters<typeof target.write>) => {
        writes += 1;
        if (writes > nth || (writes === nth && when === 'before')) throw new Error('killed');
        await target.write(...given);
        if (writes === nth) throw new Error('killed');
      };
    },
  });
  return { ...world, table };
}
