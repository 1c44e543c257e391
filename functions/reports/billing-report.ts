import type { Staff } from '../../shared/core/actor.ts';
import { countBilling } from '../../shared/reports/billing.ts';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { findBillingEntries } from '../store/entities/user-forms/billing.ts';
import { companies } from '../store/entities/companies.ts';
import { COMPANIES_PARTITION, headKey } from '../store/keys.ts';
import { readList } from '../store/index-list.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import type { World } from '../world.ts';

type Months = { start: string; end: string };
type Named = { _id: string; name: string };

const READ_AT_ONCE = 100;
const COMPANIES_AT_ONCE = 8;

/** One row for the caller's company; for root one row per company, alphabetically. */
export async function billingReport(world: World, actor: Staff, months: Months): Promise<BillingRow[]> {
  const companies = await companiesOf(world, actor);
  const rows: BillingRow[] = [];
  for (let start = 0; start < companies.length; start += COMPANIES_AT_ONCE) {
    const batch = companies.slice(start, start + COMPANIES_AT_ONCE);
    rows.push(...(await Promise.all(batch.map((company) => rowOf(world, company, months)))));
  }
  return rows;
}

async function companiesOf({ table }: World, { roles, company }: Staff): Promise<Named[]> {
  if (!roles.includes('root')) {
    const own = await companies.find(table, company);
    return own ? [own] : [];
  }
  const all: Named[] = [];
  let after: string | undefined;
  do {
    const page = await readList(table, {
      index: 'GSI1',
      partitions: [COMPANIES_PARTITION],
      limit: READ_AT_ONCE,
      after,
    });
    all.push(...page.items.map(companies.rowOf));
    after = page.position;
  } while (after !== undefined);
  return all.toSorted((a, b) => a.name.localeCompare(b.name, 'fi'));
}

async function rowOf(world: World, { _id, name }: Named, months: Months): Promise<BillingRow> {
  const { counts, months: monthly, dropped } = countBilling(await findBillingEntries(world.table, _id, months));
  const forms = await formsOf(
    world,
    counts.map(({ formId }) => formId),
  );
  const named = counts.map(({ formId, inductionCount }) => ({
    inductionForm: { _id: formId, ...(forms.get(formId) ?? { pin: '', name: '' }) },
    inductionCount,
  }));
  named.sort((a, b) => a.inductionForm.name.localeCompare(b.inductionForm.name, 'fi'));
  return { id: _id, company: name, counts: named, months: monthly, dropped };
}

async function formsOf({ table }: World, ids: readonly string[]): Promise<Map<string, { pin: string; name: string }>> {
  const items = await table.getMany(ids.map(headKey), { isForShow: true });
  const forms = items.flatMap((item) => (item ? [inductionForms.rowOf(item)] : []));
  return new Map(forms.map(({ _id, pin, name }) => [_id, { pin, name }]));
}
