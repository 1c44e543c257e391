import { SHORT_FORM } from '../../../infra/demo/demo-forms.ts';
import type { Got } from '../../fixtures/test-app.ts';
import { SHORT_PIN } from '../../fixtures/walk.ts';
import type { CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';
import { addInductionRows, FIRST_NAMES, lastNameOf, LAST_NAME } from './induction-rows.ts';

export type ListCounts = Record<'listPage' | 'oneFound' | 'pageFound' | 'pageFoundByTwoWords', Counted>;
export type ListCount = { rows: number; name: keyof ListCounts; count: Counted };

const PAGE = 20;
/** Two words read up to 200 entries; a shorter list has not so many. */
const ROWS_FOR_TWO_WORDS = 200;

/** Counts the pages of a form's list of inductions, and the searches in it, while the list grows from size to size. */
export async function countLists(on: CountedApp, sizes: readonly number[]): Promise<ListCount[]> {
  const token = await on.app.login('foreman@example.com');
  const form = await shortForm(on, token);
  const list = (query: Record<string, string>, found: number) =>
    counted(on, async () => {
      const path = `/induction-forms/${form.formId}/user-forms?${new URLSearchParams(query).toString()}`;
      return withRows(await on.app.get(path, { token }), found);
    });
  const counts: ListCount[] = [];
  for (const [at, rows] of sizes.entries()) {
    await addInductionRows(on, { ...form, from: sizes[at - 1] ?? 0, to: rows });
    const add = (name: keyof ListCounts, count: Counted) => counts.push({ rows, name, count });
    add('listPage', await list({}, PAGE));
    add('oneFound', await list({ q: lastNameOf(7) }, 1));
    add('pageFound', await list({ q: LAST_NAME.slice(0, 4) }, PAGE));
    if (rows < ROWS_FOR_TWO_WORDS) continue;
    add('pageFoundByTwoWords', await list({ q: `${FIRST_NAMES[7]} ${LAST_NAME}` }, PAGE));
  }
  return counts;
}

async function shortForm({ app }: CountedApp, token: string) {
  const { body } = await app.get('/induction-forms', { token });
  const form = body.items.find(({ meta }: { meta: { pin: string } }) => meta.pin === SHORT_PIN);
  return { company: String(form.company), formId: String(form._id), formName: SHORT_FORM.meta.name };
}

function withRows(got: Got, found: number): Got {
  if (got.status === 200 && got.body.items.length !== found) {
    throw new Error(`a list had ${got.body.items.length} rows in place of ${found}`);
  }
  return got;
}
