import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { Facts, type Fact } from '../ui/facts.tsx';

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

/** What a person told of themselves; nothing is left out, so that what is missing shows. */
export function PersonFacts({ user }: { user: UserForm['user'] }) {
  const { t } = useTranslation();
  const fact = (name: (typeof NAMES)[number]): Fact => ({
    key: name,
    label: t(`approval.person.${name}`),
    value: user[name]?.trim(),
  });
  return <Facts facts={NAMES.map(fact)} />;
}
