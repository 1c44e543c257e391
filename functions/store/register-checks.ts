import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { Write } from './table.ts';
import { userFormKey, type UserFormHead } from './user-forms.ts';

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
