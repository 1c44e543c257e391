import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Finding, FindingCode } from '../../../shared/evidence/finding.ts';
import type { NamedFile } from '../../../shared/evidence/named-files.ts';
import type { FileFound } from './check-file.ts';

const MEMBERS = ['format', 'sub', 'company', 'issuer', 'made', 'names', 'links', 'parts', 'days', 'seal'] as const;

/** A key that ends in `_other` would be a plural form. */
const keyOf = (code: FindingCode) => (code === 'of_other' ? 'ofOther' : code);

/** What was looked at and what was found, in words. */
export function useFindingWords() {
  const { t } = useTranslation();
  const memberName = (name: string | undefined) => {
    const known = MEMBERS.find((one) => one === name);
    return known ? t(`evidence.member.${known}`) : t('evidence.member.other', { name: name ?? '' });
  };
  const about = ({ about: what, link = 0, page = 0, member, day = '' }: Finding): string => {
    if (what === 'file') return member === undefined ? t('evidence.about.file') : memberName(member);
    if (what === 'member') return memberName(member);
    if (what === 'day')
      return day === ''
        ? t('evidence.about.newestDay')
        : t('evidence.about.day', { day: formatDate(`${day}T12:00:00Z`) });
    return t(`evidence.about.${what}`, { link, page: inductionPageNumber(page) });
  };
  const named = ({ name, use, page }: NamedFile): string => {
    const what = t(`evidence.use.${use}`);
    return page === undefined
      ? t('evidence.file', { what, name })
      : t('evidence.fileOfPage', { what, name, page: inductionPageNumber(page) });
  };
  return {
    named,
    finding: (found: Finding) =>
      t('evidence.said', { about: about(found), code: t(`evidence.code.${keyOf(found.code)}`) }),
    file: (found: FileFound) => t('evidence.said', { about: named(found), code: t(`evidence.fileCode.${found.code}`) }),
  };
}
