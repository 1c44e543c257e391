import { isInForce } from '../../../../shared/user-forms/renewal/renewal.ts';
import { pageKey, toRenewPartition, userFormKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import type { StoredPage, UserFormHead } from './user-form-head.ts';
import { signedIndexKeys } from './user-form-items.ts';
import { findUserForm } from './user-forms.ts';

const NAMES = { '#row': 'row' };
/** An induction is renewed now and then; this ends what could only be a mistake in the data. */
const MOST_STEPS = 50;

/** Marks that a renewal of an induction has begun. ConditionFailed of `renewed` where another has, or where it has changed. */
export function renewalBegunWrite(former: UserFormHead, renewal: string): Write {
  const { renewedBy } = former;
  return {
    update: userFormKey(former._id),
    set: 'SET renewedBy = :renewal',
    condition:
      `${renewedBy === undefined ? 'attribute_not_exists(renewedBy)' : 'renewedBy = :before'} ` +
      'AND epoch = :epoch AND #row.signed = :signed AND #row.archived = :false',
    refusedAs: 'renewed',
    names: NAMES,
    values: {
      ':renewal': renewal,
      ':epoch': former.epoch,
      ':signed': former.signed,
      ':false': false,
      ...(renewedBy === undefined ? {} : { ':before': renewedBy }),
    },
  };
}

/** What an induction renews and what renews it: inductions of the same person. */
export const renewalsBeside = ({ renewalOf, renewedBy }: Pick<UserFormHead, 'renewalOf' | 'renewedBy'>): string[] =>
  [renewalOf?._id, renewedBy].filter((id) => id !== undefined);

const MOST_COUNTED = 1000;

/** How many inductions of a form are listed as to be renewed; `isMore` beyond 1,000. */
export async function countToRenew(
  table: Table,
  { company, _id }: { company: string; _id: string },
): Promise<{ count: number; isMore: boolean }> {
  const { items, lastKey } = await table.query({
    index: 'GSI2',
    where: 'GSI2PK = :list',
    values: { ':list': toRenewPartition(company, _id) },
    limit: MOST_COUNTED,
  });
  return { count: items.length, isMore: lastKey !== undefined };
}

/**
 * Marks an induction as asked to be renewed for a version of its form, or as asked for nothing. ConditionFailed where that has changed, or
 * its place in the lists, since it was read.
 */
export function renewalAskedWrite(before: UserFormHead, renewalAsked: number | undefined): Write {
  return markWrite(before, { ...before, renewalAsked });
}

/** Marks an induction as renewed, or as standing itself again. */
export function isRenewedWrite(before: UserFormHead, isRenewed: boolean): Write {
  return markWrite(before, { ...before, isRenewed });
}

function markWrite(before: UserFormHead, after: UserFormHead): Write {
  const place = signedIndexKeys(after);
  const is = (name: string, value: unknown) =>
    value === undefined ? `attribute_not_exists(#row.${name})` : `#row.${name} = :${name}Before`;
  const set = [
    ...(after.renewalAsked === undefined ? [] : ['#row.renewalAsked = :renewalAsked']),
    ...(after.isRenewed === undefined ? [] : ['#row.isRenewed = :isRenewed']),
    ...(place ? ['GSI2PK = :list'] : []),
  ];
  return {
    update: userFormKey(before._id),
    set: `${set.length > 0 ? `SET ${set.join(', ')}` : ''}${after.renewalAsked === undefined ? ' REMOVE #row.renewalAsked' : ''}`,
    condition:
      `${is('renewalAsked', before.renewalAsked)} AND ${is('isRenewed', before.isRenewed)} AND ` +
      '#row.signed = :signed AND #row.approved = :approved AND #row.archived = :archived',
    names: NAMES,
    values: {
      ':signed': before.signed,
      ':approved': before.approved,
      ':archived': before.archived,
      ...(after.renewalAsked !== undefined && { ':renewalAsked': after.renewalAsked }),
      ...(after.isRenewed !== undefined && { ':isRenewed': after.isRenewed }),
      ...(before.renewalAsked !== undefined && { ':renewalAskedBefore': before.renewalAsked }),
      ...(before.isRenewed !== undefined && { ':isRenewedBefore': before.isRenewed }),
      ...(place && { ':list': place.GSI2PK }),
    },
  };
}

/** A page that a renewal begins with: one that it takes over as read, or one with cards. */
export function begunPageWrite(id: string, { index, ...page }: StoredPage): Write {
  return { put: { ...pageKey(id, index), ...page, signatureTimes: {}, events: [] } };
}

/** The newest renewal in the place of an induction; undefined where the induction itself stands. */
export async function findStandingRenewal(table: Table, former: UserFormHead): Promise<UserFormHead | undefined> {
  let standing: UserFormHead | undefined;
  let { renewedBy } = former;
  for (let steps = 0; renewedBy !== undefined && steps < MOST_STEPS; steps += 1) {
    const next = await findUserForm(table, renewedBy);
    if (!next || !isInForce(next)) break;
    standing = next;
    renewedBy = next.renewedBy;
  }
  return standing;
}
