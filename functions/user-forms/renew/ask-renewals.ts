import { formatDate } from '../../../shared/core/dates.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { demandOf, type RenewalDemand } from '../../../shared/user-forms/renewal/renewal.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { continueRenewalAsk } from '../../store/due/kinds/renewal-ask.ts';
import { findInductionForm } from '../../store/entities/induction-forms/induction-forms.ts';
import { renewalAskedWrite } from '../../store/entities/user-forms/renewals.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { readList } from '../../store/index-list.ts';
import { userFormKey, userFormsPartition } from '../../store/keys.ts';
import { isWritten } from '../../store/table-errors.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { userFormMessage } from '../user-form-message.ts';

const INDUCTIONS_A_STEP = 25;

/** Marks the inductions of a form by what it demands of them now and tells their workers, some at a time; the order keeps how far it has come. */
export async function askRenewals(world: World, orders: readonly Due<'renewalAsk'>[]): Promise<void> {
  for (const order of orders) await askSome(world, order);
}

async function askSome(world: World, { formId, company, mark, after }: Due<'renewalAsk'>): Promise<void> {
  const { table } = world;
  const form = await findInductionForm(table, formId);
  const partitions = [userFormsPartition(company, formId, false)];
  const page = form && (await readList(table, { index: 'GSI1', partitions, limit: INDUCTIONS_A_STEP, after }));
  const found = await table.getMany((page?.items ?? []).map(({ id }) => userFormKey(String(id))));
  for (const item of found) if (form && item) await followDemand(world, form.renewal, userFormOf(item));
  const position = page?.position;
  const rest = { formId, company, mark, ...(position !== undefined && { after: position }) };
  // Otherwise a newer order does it from the start.
  await isWritten(continueRenewalAsk(table, rest, world.now().toISOString()));
}

/** Marks a signed induction by what its form demands of it; its worker is told with the mark, so once a version. */
export async function followDemand(world: World, demand: RenewalDemand | undefined, read: UserFormHead): Promise<void> {
  let head: UserFormHead | undefined = read;
  await untilWritten(async (tries) => {
    if (tries > 1) head = await findUserForm(world.table, read._id);
    if (!head || head.signed === null || head.archived || head.isRenewed) return;
    const asked = demandOf(demand, head.formVersion);
    const version = asked && demand?.version;
    if (head.renewalAsked === version) return;
    const message = asked && userFormMessage(world, head, { kind: 'renewalAsked', data: dataOf(head, asked) });
    await world.table.write([renewalAskedWrite(head, version), ...(message ? [message] : [])]);
  });
}

function dataOf(head: UserFormHead, { reason, by }: Pick<RenewalDemand, 'reason' | 'by'>) {
  return { name: fullName(head.user), reason, expires: by === null ? '' : formatDate(by) };
}
