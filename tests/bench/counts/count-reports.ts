import { marshall } from '@aws-sdk/util-dynamodb';
import { newId } from '../../../functions/security/random-ids.ts';
import { signedWrites } from '../../../functions/store/entities/user-forms/billing.ts';
import type { CountedApp } from './counted-app.ts';
import { counted, type Counted } from './counted.ts';
import { putAll } from './put-all.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { reportApi } from '../../../shared/reports/report-api.ts';
import { formsIn } from '../../fixtures/listed-forms.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

export type ReportCounts = Record<'billingMonth', Counted>;

/** Inductions of the month that is reported. */
export const BILLED = 400;
const SIGNED = '2026-01-15T10:00:00.000Z';

/** Counts the billing report of a month. */
export async function countReports(on: CountedApp): Promise<ReportCounts> {
  const { app, shadow } = on;
  const token = await app.login('admin@example.com');
  const found = await app.ask(inductionFormApi.find, { query: { limit: '1' } }, { token });
  const { _id: formId, company } = expectFound(formsIn(found)[0]);
  const entries = Array.from({ length: BILLED }, (_, number) => {
    const head = { _id: newId(app.world), company, inductionFormId: formId, created: SIGNED, billedAs: null };
    const person = { at: SIGNED, person: newId(app.world), name: `Matti Meikäläinen${number}` };
    return signedWrites(head, person).flatMap((write) => ('put' in write ? [marshall(write.put)] : []));
  });
  await putAll(shadow, app.world.table.name, entries.flat());
  const billingMonth = await counted(on, async () => {
    const month = { start: '2026-01-01', end: '2026-02-01' };
    const got = await app.call(reportApi.billing, { query: month }, { token });
    const count = got.body[0]?.counts[0]?.inductionCount;
    if (count !== BILLED) throw new Error(`${count} inductions were billed`);
    return got;
  });
  return { billingMonth };
}
