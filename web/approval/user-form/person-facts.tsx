import { useTranslation } from 'react-i18next';
import { namesOf } from '../../../shared/core/names.ts';
import { POSTED } from '../../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { PhoneLink } from '../../content/text/callable-text.tsx';
import { EmailAddress } from '../../ui/layout/email-address.tsx';
import { Facts, type Fact } from '../../ui/layout/facts.tsx';
import { CheckedValue } from '../review/checked-value.tsx';

/** In the staff's reading order. */
const NAMES = namesOf({
  firstName: true,
  lastName: true,
  birthday: true,
  taxNumber: true,
  company: true,
  businessId: true,
  posted: true,
  representativeName: true,
  representativeContact: true,
  phoneNumber: true,
  email: true,
} satisfies Record<keyof PersonDetails, true>);

/** Of others there is nothing to tell. */
const OF_POSTED: ReadonlySet<string> = new Set(['posted', 'representativeName', 'representativeContact']);

type PersonFactsProps = {
  user: UserForm['user'];
  /** The tax number register's answer; it marks the names and the birthday (rule 9.2). */
  check?: UserForm['meta']['taxNumberValidation'] | undefined;
};

/** A person's own details, as far as they are given. */
export function PersonFacts({ user, check }: PersonFactsProps) {
  const { t } = useTranslation();
  const marks: Partial<Record<(typeof NAMES)[number], boolean | null | undefined>> = {
    firstName: check?.isFirstNameRight,
    lastName: check?.isLastNameRight,
    birthday: check?.isBirthdayRight,
  };
  const shown = (name: (typeof NAMES)[number], value: string) => {
    if (value === '') return value;
    if (typeof marks[name] === 'boolean') return <CheckedValue value={value} isRight={marks[name]} />;
    if (name === 'posted') return t('approval.person.isPosted');
    if (name === 'phoneNumber') return <PhoneLink number={value} />;
    return name === 'email' ? <EmailAddress email={value} /> : value;
  };
  const fact = (name: (typeof NAMES)[number]): Fact => {
    const value = user[name]?.trim() ?? '';
    return {
      key: name,
      label: t(`approval.person.${name}`),
      value: shown(name, value),
    };
  };
  const isTold = (name: (typeof NAMES)[number]) => user.posted === POSTED || !OF_POSTED.has(name);
  return <Facts facts={NAMES.filter(isTold).map(fact)} />;
}
