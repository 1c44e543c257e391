import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../shared/evidence/evidence.ts';
import { markOf } from '../../../shared/evidence/mark.ts';
import type { NamedFile } from '../../../shared/evidence/named-files.ts';
import { paths } from '../../app/routing/paths.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { useFindingWords } from '../verify/use-finding-words.ts';
import { useLinkWords } from '../verify/use-link-words.ts';
import type { PageWords } from './evidence-page.ts';

/** What the page in the ZIP says, in the language on the screen. */
export function usePageWords(): (evidence: Evidence, title: string) => PageWords {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const dateTime = useDateTime();
  const { named } = useFindingWords();
  const words = useLinkWords();
  return ({ sub, issuer, made, names, links }, title) => {
    const newest = links[links.length - 1]?.link;
    return {
      language,
      title,
      lead: t('evidence.page.lead', { address: `${issuer}${paths.verify(language)}` }),
      legal: t('evidence.legal'),
      facts: [
        [t('evidence.facts.id'), sub],
        [t('evidence.facts.issuer'), issuer],
        [t('evidence.facts.made'), dateTime(made)],
        ...(newest ? [[t('evidence.facts.mark'), markOf(newest)] as const] : []),
      ],
      eventsTitle: t('trail.title'),
      heads: [t('evidence.page.what'), t('evidence.page.who'), t('evidence.page.how'), t('evidence.page.when')],
      event: ({ n, what, by, how, at }) => [
        `${n}. ${words.what(what)}`,
        names[by._id] ?? words.role(by.role),
        words.how(how),
        dateTime(at),
      ],
      contentsTitle: t('evidence.group.contents'),
      filesTitle: t('evidence.group.files'),
      file: (file: NamedFile) => named(file),
    };
  };
}
