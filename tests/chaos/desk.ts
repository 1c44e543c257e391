import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';

type Page<Row> = { items: Row[]; nextCursor: string | null };

/** The inductions as the site's manager sees them, past whatever network the phone has. */
export class Desk {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** `url`: the product's origin. */
  static async open(url: string): Promise<Desk> {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'manager@example.com', password: 'demo-demo' }),
    });
    const { token } = (await answer.json()) as { token: string };
    return new Desk(url, token);
  }

  /** Every induction that was ever started with a form, whether anything was filled in or not. */
  async inductionsOf(formName: string): Promise<UserFormRow[]> {
    const forms = await this.#all<InductionFormRow>('/induction-forms');
    const form = forms.find(({ meta }) => meta.name === formName);
    if (!form) throw new Error(`there is no form ${formName}`);
    return this.#all<UserFormRow>(`/induction-forms/${form._id}/user-forms`);
  }

  induction(id: string): Promise<UserForm> {
    return this.#read<UserForm>(`/user-forms/${id}`);
  }

  /** The bytes of a picture among an induction's answers; none where there is no such file. */
  async picture({ _id, fileToken }: UserForm, name: string): Promise<Buffer> {
    const answer = await fetch(`${this.#url}/static/images/userForm/${_id}/${name}?token=${fileToken}`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
  }

  async #all<Row>(path: string): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page<Row> = await this.#read(`${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      rows.push(...page.items);
      cursor = page.nextCursor;
    }
    return rows;
  }

  async #read<Reply>(path: string): Promise<Reply> {
    const answer = await fetch(`${this.#url}/api${path}`, { headers: { authorization: `Bearer ${this.#token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  }
}
