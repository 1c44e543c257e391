import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { useLanguage } from '../../app/texts/i18n.ts';

/** Says on paper where anybody checks the evidence file of what is printed. */
export function WhereVerified() {
  const { t } = useTranslation();
  const address = `${window.location.origin}${paths.verify(useLanguage())}`;
  return <p>{t('evidence.onPaper', { address })}</p>;
}
