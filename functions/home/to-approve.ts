import { fullName } from '../../shared/core/full-name.ts';
import type { Home, InductionToApprove } from '../../shared/home/home.ts';
import { userFormRowOf } from '../store/entities/user-forms/user-form-items.ts';
import { readList } from '../store/index-list.ts';
import { waitingPartition } from '../store/keys.ts';
import type { Item } from '../store/items.ts';
import type { Table } from '../store/table.ts';
import type { CompanyStanding } from './company-standing.ts';

/** The forms whose inductions are shown by name: each is a request, of the eight that the page may take. */
const MOST_READ_FORMS = 1;

/** The inductions to approve: how many in each form, and by name those of the forms signed last. */
export async function inductionsToApprove(
  table: Table,
  { company, waitingForms = [] }: CompanyStanding,
  most: number,
): Promise<NonNullable<Home['toApprove']>> {
  const forms = waitingForms.toSorted((a, b) => ((a.latestSigned ?? '') < (b.latestSigned ?? '') ? 1 : -1));
  const read = forms.slice(0, MOST_READ_FORMS);
  const pages = await Promise.all(
    read.map(({ _id }) =>
      readList(table, { index: 'GSI2', partitions: [waitingPartition(company, _id)], limit: most, after: undefined }),
    ),
  );
  const items = pages
    .flatMap((page, at) => page.items.flatMap((item) => inductionOf(item, read[at]?.name ?? '')))
    .toSorted((a, b) => (a.signed < b.signed ? 1 : -1))
    .slice(0, most);
  return {
    count: forms.reduce((sum, { waiting }) => sum + waiting, 0),
    isMore: false,
    items,
    forms: forms.map(({ _id, name, waiting }) => ({ _id, name, count: waiting })),
  };
}

function inductionOf(item: Item, formName: string): InductionToApprove[] {
  const { _id, row } = userFormRowOf(item);
  const { company, signed, formId } = row;
  if (signed === null) return [];
  return [{ _id, name: fullName(row), company, signed, form: { _id: formId, name: formName } }];
}
