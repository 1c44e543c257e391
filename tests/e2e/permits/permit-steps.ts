import { expect, type Browser, type Page } from '@playwright/test';
import { choice, field, fields, form, notice, page, paragraph } from '../../../infra/demo/form-builders.ts';
import { CARDS_FORM, given } from '../../fixtures/cards-walk.ts';
import { answered } from '../../fixtures/walk.ts';
import type { LocalProduct } from '../steps/local-product.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { personBlock as blockOfRole } from '../../fixtures/permits/permit-blocks.ts';
import { expectFound } from '../../fixtures/expect-found.ts';
import type { Permit } from '../../../shared/permits/permit.ts';

type Block = Record<string, unknown>;
type Role = 'Creator' | 'Worker' | 'Grantor' | 'WorkApprover' | 'NoRole';
/** What a site's permit form has beyond that of all journeys. */
type FormMore = { blocks?: Block[]; settings?: object };
type DraftMore = { name?: string; grantorForm?: string; facts?: object; chosen?: Record<string, object[]> };

export const personBlock = (personRole: Role, title: string, rest: Block = {}): Block =>
  blockOfRole(personRole, { title, ...rest });

const HOT_WORK_CARD = 'Tulityökortti';

const formPages = (more: Block[]) => [
  page('Suojaustoimet', [
    notice('Siirrä palava aine pois ennen työn alkua.'),
    choice('Suojaukset', ['Suojapeitto', 'Kastelu', 'Vartiointi'], { mandatory: true }),
    fields(field('textarea', 'huomiot', 'Huomiot')),
  ]),
  page('Henkilöt', [
    paragraph('Valitse, ketkä allekirjoittavat luvan.'),
    ...([
      personBlock('Creator', 'Laatija', { defaultToCreator: true }),
      personBlock('Worker', 'Tulityöntekijä', { cardRequirement: HOT_WORK_CARD, cardIsMandatory: true }),
      personBlock('Grantor', 'Luvan myöntäjä'),
      personBlock('WorkApprover', 'Työn hyväksyjä'),
      ...more,
    ] as unknown as ReturnType<typeof paragraph>[]),
  ]),
];

/** A site of its own for one journey: its project, its permit form and people whom nobody else's permits have. */
export class PermitSite {
  readonly api: StaffApi;
  readonly #product: LocalProduct;
  project = '';
  projectName = '';
  permitForm = '';
  permitFormName = '';
  #pin = '';

  private constructor(product: LocalProduct) {
    this.#product = product;
    this.api = new StaffApi(product.url);
  }

  static async make(product: LocalProduct, name: string, more: FormMore = {}): Promise<PermitSite> {
    const site = new PermitSite(product);
    const editor = await site.token('editor');
    const induction = { ...CARDS_FORM, meta: { name: `${name} perehdytys` } };
    const made = await site.api.ask(inductionFormApi.create, { body: induction }, { token: editor });
    site.#pin = made.meta.pin;
    site.projectName = `Työmaa ${name}`;
    const project = { name: site.projectName, inductionFormIds: [made._id] };
    site.project = (
      await site.api.ask(projectApi.create, { body: project }, { token: await site.token('manager') })
    )._id;
    site.permitFormName = `Tulityölupa ${name}`;
    const body = {
      name: site.permitFormName,
      description: 'Tilapäinen tulityö.',
      pages: form('', formPages(more.blocks ?? [])).pages,
    };
    site.permitForm = (
      await site.api.ask(permitFormApi.create, { body: { ...body, ...more.settings } }, { token: editor })
    )._id;
    return site;
  }

  async token(account: string): Promise<string> {
    return (await this.api.logIn(`${account}@example.com`)).token;
  }

  /** Somebody inducted on the site, with a card that ends on a day. Answers the id of the induction. */
  async inducted(firstName: string, cardExpires = '2035-01-01', reached: object = {}): Promise<string> {
    const body = { inductionFormPin: this.#pin };
    const started = await this.api.ask(userFormApi.start, { query: { language: 'fi', skipEmail: 'true' }, body });
    const { _id: id, token, pages } = started;
    const user = {
      firstName,
      lastName: 'Tekijä',
      company: 'Valo Oy',
      email: `${firstName.toLowerCase()}@tekija.example.org`,
      phoneNumber: '+358401234512',
      ...reached,
    };
    await this.api.ask(userFormApi.update, { params: { id }, body: { version: 0, user } }, { token });
    for (const [index, each] of pages.entries()) {
      const content = answered(each.content).map((block) =>
        block['kind'] === 'cards' ? { ...block, images: [given(HOT_WORK_CARD, cardExpires)] } : block,
      );
      const params = { id, pageIndex: String(index) };
      await this.api.ask(userFormApi.signPage, { params, body: { content, version: 0 } }, { token });
    }
    await this.#cardMade(id);
    return id;
  }

  /** Cards follow a signed induction a moment later. */
  async #cardMade(userFormId: string): Promise<void> {
    const token = await this.token('foreman');
    await expect
      .poll(async () => {
        const { items } = await this.api.ask(
          userFormSearchApi.permitCandidates,
          { params: { id: this.project }, query: { limit: '100' } },
          { token },
        );
        return items.find((each) => each.userFormId === userFormId)?.cards.length;
      })
      .toBe(1);
  }

  async userId(name: string): Promise<string> {
    const token = await this.token('foreman');
    const { items } = await this.api.ask(userApi.permitPersons, { query: { limit: '100' } }, { token });
    return expectFound(items.find((each) => each.name === name)).userId;
  }

  /** A draft with everything in it, that begins and ends on these days. */
  async draft(
    workerForm: string,
    days: { startDate: string; endTime: string },
    { name = 'Katon hitsaus', grantorForm, facts = {}, chosen: others = {} }: DraftMore = {},
  ): Promise<Permit> {
    const token = await this.token('foreman');
    // The whole day, so that no journey comes to the end of the hours.
    const times = { dailyStartTime: '00:00', dailyEndTime: '00:00' };
    const created = await this.api.ask(
      permitApi.create,
      {
        body: {
          permitFormId: this.permitForm,
          project: this.project,
          name,
          description: 'Huopakaton hitsaus, lohko B',
          ...days,
          ...times,
          ...facts,
        },
      },
      { token },
    );
    const [protection, persons] = created.pages;
    const chosen: Record<string, object[]> = {
      Worker: [{ userFormId: workerForm }],
      Grantor: [
        grantorForm === undefined ? { userId: await this.userId('Matti Mestari') } : { userFormId: grantorForm },
      ],
      WorkApprover: [{ userId: await this.userId('Venla Katselija') }],
      ...others,
    };
    const pages = [
      {
        content: expectFound(protection).content.map((block) =>
          block.kind === 'question'
            ? { ...block, options: (block['options'] as object[]).map((option) => ({ ...option, selected: true })) }
            : block,
        ),
      },
      {
        content: expectFound(persons).content.map((block) =>
          block.kind === 'person' ? { ...block, selectedPersons: chosen[String(block['personRole'])] ?? [] } : block,
        ),
      },
    ];
    return this.api.ask(
      permitApi.update,
      { params: { id: created._id }, body: { version: created.version, pages } },
      { token },
    );
  }

  async submitted(workerForm: string, days: { startDate: string; endTime: string }, more?: DraftMore): Promise<Permit> {
    const { _id } = await this.draft(workerForm, days, more);
    return this.submit(_id);
  }

  /** A permit as the foreman reads it. */
  async read(permitId: string): Promise<Permit> {
    return this.api.ask(permitApi.get, { params: { id: permitId } }, { token: await this.token('foreman') });
  }

  async submit(permitId: string): Promise<Permit> {
    return this.api.ask(permitApi.submit, { params: { id: permitId } }, { token: await this.token('foreman') });
  }

  /** The link to a permit that was mailed last to an address, as its path. */
  linkTo(permitId: string, address: string): Promise<string> {
    return this.#inMail(permitId, address, /\/view-permit\/[\w-]+\/[\w-]{22}/);
  }

  /** The PIN in that mail, to be typed. */
  pinTo(permitId: string, address: string): Promise<string> {
    return this.#inMail(permitId, address, /(?<=PIN[^:\n]*: )\d{3} \d{3}/);
  }

  async #inMail(permitId: string, address: string, wanted: RegExp): Promise<string> {
    const find = async () => {
      const sent = await this.#product.outbox();
      const found = sent.find(({ to, text }) => to.includes(address) && text.includes(`/view-permit/${permitId}/`));
      return wanted.exec(found?.text ?? '')?.[0];
    };
    await expect.poll(find).toBeTruthy();
    return String(await find());
  }

  /** Signs by the link of a person, as their phone does it. */
  async signAs(permitId: string, address: string, role: Role): Promise<void> {
    const pin = (await this.linkTo(permitId, address)).split('/').at(-1);
    const { token } = await this.api.ask(permitApi.review, { params: { id: permitId }, body: { pin } });
    await this.api.ask(permitApi.sign, { params: { id: permitId }, body: { signPin: pin, role } }, { token });
  }
}

/** Days around the day in Helsinki on which the journey runs, `YYYY-MM-DD`. */
export function dayFromToday(days: number): string {
  return dayAfter(localDate(new Date()), days);
}

/** Opens a mailed link on somebody's phone. */
export async function openLink(on: Page, path: string, language = 'fi'): Promise<void> {
  await on.goto(`${path}?lang=${language}`);
  await expect(on).toHaveURL(/\/0$/);
}

/** A device of somebody's own: nothing of one person's session is another's. */
export async function device(browser: Browser, width = 360): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 760 } });
  return context.newPage();
}
