import { useTranslation } from 'react-i18next';
import { useDepartments } from '../app/shell/company/use-departments.ts';

const plain = (name: string) => name.trim().toLocaleLowerCase('fi');

/** Tells of a name that another department of the company has: two of one name could not be told apart. */
export function useTakenName(company: string, own?: string): (name: string) => string | undefined {
  const { t } = useTranslation();
  const { data: departments = [] } = useDepartments(company);
  const others = departments.filter(({ _id }) => _id !== own);
  return (wanted) =>
    others.some(({ name }) => plain(name) === plain(wanted)) ? t('companies.departments.taken') : undefined;
}
