import { useTranslation } from 'react-i18next';

/** The words for what a chain names by codes; a code that this release does not know stays as it is. */
export function useLinkWords() {
  const { t, i18n } = useTranslation();
  const known = (keys: readonly string[], code: string) => {
    const key = keys.find((one) => i18n.exists(one));
    return key === undefined ? code : t(key as 'evidence.title');
  };
  return {
    what: (code: string) => known([`evidence.what.${code}`, `permits.event.${code}`], code),
    role: (code: string) => known([`evidence.role.${code}`, `permits.role.${code}`], code),
    /** Nobody acted where a chain says so. */
    how: (code: string) => (code === 'none' ? '' : known([`evidence.how.${code}`], code)),
  };
}
