import type { PersonDetails } from '../../../../shared/user-forms/person-details.ts';
import type { Write } from '../../table.ts';
import { userFormKey } from '../../keys.ts';
import { type UserFormHead } from './user-form-head.ts';

type Validation = NonNullable<UserFormHead['taxNumberValidation']>;
type Lookup = NonNullable<UserFormHead['businessIdLookup']>;

/** The register's answer about the details as they were read; ConditionFailed where the details have changed since. */
export function taxNumberValidationWrite({ _id, version }: UserFormHead, validation: Validation): Write {
  return {
    update: userFormKey(_id),
    set: 'SET taxNumberValidation = :validation, #row.taxNumberState = :state',
    condition: 'version = :version',
    names: { '#row': 'row' },
    values: { ':validation': validation, ':state': validation.state, ':version': version },
  };
}

/** The business id of the details' company name; ConditionFailed where the details have changed since. */
export function businessIdLookupWrite({ _id, version }: UserFormHead, lookup: Lookup): Write {
  return {
    update: userFormKey(_id),
    set: 'SET businessIdLookup = :lookup',
    condition: 'version = :version',
    values: { ':lookup': lookup, ':version': version },
  };
}

/** A clause after a SET that removes register answers about former details. */
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
