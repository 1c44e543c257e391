import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The heading of a printed form: its name. */
export function PrintHeading({ name }: { name: string }) {
  const { t } = useTranslation();
  return <PageHeading title={name.trim() || t('forms.nameless')} documentTitle={t('forms.printTitle', { name })} />;
}
