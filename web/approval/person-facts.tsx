import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { PhoneLink } from '../content/callable-text.tsx';
import { Facts, type Fact } from '../ui/facts.tsx';
import { CheckedValue } from './checked-value.tsx';

const NAMES = [
  'firstName',
  'lastName',
  'birthday',
  'taxNumber',
  'company',
  'businessId',
  'phoneNumber',
  'email',
] as const satisfies readonly (keyof UserForm['user'])[];

type PersonFactsProps = {
  user: UserForm['user'];
  /** What the tax number register said; it marks the names and the birthday (specification 5). */
  check?: UserForm['meta']['taxNumberValidation'] | undefined;
};

/** An address that goes over two lines does so after its @. */
function Address({ email }: { email: string }) {
  const [, name, domain] = /^([^@]*@?)(.*)$/.exec(email) ?? [];
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

/** What a person told of themselves; nothing is left out, so that what is missing shows. */
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
    if (name === 'phoneNumber') return <PhoneLink number={value} />;
    return name === 'email' ? <Address email={value} /> : value;
  };
  const fact = (name: (typeof NAMES)[number]): Fact => {
    const value = user[name]?.trim() ?? '';
    return {
      key: name,
      label: t(`approval.person.${name}`),
      value: shown(name, value),
    };
  };
  return <Facts facts={NAMES.map(fact)} />;
}
