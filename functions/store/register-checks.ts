import type { PersonDetails } from '../../shared/user-forms/details.ts';
import { dueAt } from './due-work.ts';
import type { Item, Key } from './items.ts';
import type { Write } from './table.ts';
import { userFormKey } from './user-form-keys.ts';
import { type UserFormHead } from './user-form-head.ts';

type Validation = NonNullable<UserFormHead['taxNumberValidation']>;
type Lookup = NonNullable<UserFormHead['businessIdLookup']>;

/** What a register said of the details as they were read; ConditionFailed where they have changed since. */
export function taxNumberValidationWrite({ _id, version }: UserFormHead, validation: Validation): Write {
  return {
    update: userFormKey(_id),
    set: 'SET taxNumberValidation = :validation, #row.taxNumberState = :state',
    condition: 'version = :version',
    names: { '#row': 'row' },
    values: { ':validation': validation, ':state': validation.state, ':version': version },
  };
}

const RECHECK_KEPT_SECONDS = 30 * 24 * 3600;

/** A check that the register did not answer and that is to be made again, of the details as they were then. */
export type Recheck = { userFormId: string; version: number; tries: number };

export const recheckKey = (userFormId: string): Key => ({ PK: `RECHECK#${userFormId}`, SK: 'RECHECK' });

/**
 * Orders a check to be made at an instant (ISO 8601 UTC), in the place of one that was ordered before; ConditionFailed
 * where that is not `over`, if given.
 */
export function recheckWrite(recheck: Recheck, at: string, over?: Item): Write {
  const { userFormId } = recheck;
  const ttl = Math.floor(Date.parse(at) / 1000) + RECHECK_KEPT_SECONDS;
  const put = { ...recheckKey(userFormId), entity: 'recheck', recheck, ttl, ...dueAt(at, userFormId) };
  return over ? { put, ...stillDue(over) } : { put };
}

export function recheckOf(item: Item): Recheck {
  return item['recheck'] as Recheck;
}

/** Takes an order away; ConditionFailed where another worker or a newer order was faster. */
export function recheckEnd(item: Item): Write {
  const { PK, SK } = item;
  return { delete: { PK, SK }, ...stillDue(item) };
}

const stillDue = (item: Item) => ({ condition: 'GSI3SK = :due', values: { ':due': item['GSI3SK'] } });

/** Whose business id the company name is; ConditionFailed where the details have changed since. */
export function businessIdLookupWrite({ _id, version }: UserFormHead, lookup: Lookup): Write {
  return {
    update: userFormKey(_id),
    set: 'SET businessIdLookup = :lookup',
    condition: 'version = :version',
    values: { ':lookup': lookup, ':version': version },
  };
}

/** The clause of an update of the details that forgets what registers said of others than these; it follows a SET. */
export function forgottenChecks(
  before: UserFormHead,
  after: UserFormHead,
): { set: string; values: Record<string, unknown> } {
  const isOther = (names: readonly (keyof PersonDetails)[]) =>
    names.some((name) => before.user[name] !== after.user[name]);
  const isPersonOther = isOther(['firstName', 'lastName', 'taxNumber', 'birthday']);
  const isTaxCheckOver = before.taxNumberValidation !== null && isPersonOther;
  const isLookupOver = before.businessIdLookup !== null && isOther(['company', 'businessId']);
  const tax = isTaxCheckOver ? ', taxNumberValidation = :untold, #row.taxNumberState = :untold' : '';
  const lookup = isLookupOver ? ', businessIdLookup = :untold' : '';
  return { set: `${tax}${lookup}`, values: isTaxCheckOver || isLookupOver ? { ':untold': null } : {} };
}
