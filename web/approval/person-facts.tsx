import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
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

/** What a person told of themselves; nothing is left out, so that what is missing shows. */
export function PersonFacts({ user, check }: PersonFactsProps) {
  const { t } = useTranslation();
  const marks: Partial<Record<(typeof NAMES)[number], boolean | null | undefined>> = {
    firstName: check?.isFirstNameRight,
    lastName: check?.isLastNameRight,
    birthday: check?.isBirthdayRight,
  };
  const fact = (name: (typeof NAMES)[number]): Fact => {
    const value = user[name]?.trim() ?? '';
    const isMarked = value !== '' && typeof marks[name] === 'boolean';
    return {
      key: name,
      label: t(`approval.person.${name}`),
      value: isMarked ? <CheckedValue value={value} isRight={marks[name]} /> : value,
    };
  };
  return <Facts facts={NAMES.map(fact)} />;
}
