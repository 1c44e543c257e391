import { StaffApi } from '../e2e/steps/staff-steps.ts';
import { formsIn } from '../fixtures/listed-forms.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';

type Query = { limit: string; cursor?: string };
type Page<Row> = { items: Row[]; nextCursor: string | null };

/** The inductions as the site's manager sees them, past whatever network the phone has. */
export class Desk {
  readonly #url: string;
  readonly #api: StaffApi;
  readonly #token: string;

  private constructor(url: string, api: StaffApi, token: string) {
    this.#url = url;
    this.#api = api;
    this.#token = token;
  }

  /** `url`: the product's origin. */
  static async open(url: string): Promise<Desk> {
    const api = new StaffApi(url);
    const { token } = await api.logIn('manager@example.com');
    return new Desk(url, api, token);
  }

  /** Every induction that was ever started with a form, whether anything was filled in or not. */
  async inductionsOf(formName: string): Promise<UserFormRow[]> {
    const sent = { token: this.#token };
    const forms = formsIn(await this.#api.ask(inductionFormApi.find, { query: { limit: '100' } }, sent));
    const form = forms.find(({ meta }) => meta.name === formName);
    if (!form) throw new Error(`there is no form ${formName}`);
    return everyRow((query) => this.#api.ask(userFormSearchApi.listOfForm, { params: { id: form._id }, query }, sent));
  }

  induction(id: string): Promise<UserForm> {
    return this.#api.ask(userFormApi.get, { params: { id } }, { token: this.#token });
  }

  /** The bytes of a picture among an induction's answers; none where there is no such file. */
  async picture({ _id, fileToken }: UserForm, name: string): Promise<Buffer> {
    const answer = await fetch(`${this.#url}/static/images/userForm/${_id}/${name}?token=${fileToken}`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
  }
}

async function everyRow<Row>(pageOf: (query: Query) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let query: Query | undefined = { limit: '100' };
  while (query) {
    const page: Page<Row> = await pageOf(query);
    rows.push(...page.items);
    query = page.nextCursor === null ? undefined : { limit: '100', cursor: page.nextCursor };
  }
  return rows;
}
