import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { userFormFiles } from '../../content/page-files.ts';
import { answeredContent } from '../user-form/answered-content.ts';

/** The answers and signatures by page; omits pages without any unless the report is whole. */
export function ReportAnswers({ userForm, isWhole }: { userForm: UserForm; isWhole: boolean }) {
  const { t } = useTranslation();
  const view: PageView = { mode: 'read', openness: 'closed', files: userFormFiles(userForm) };
  const pages = userForm.pages
    .map(({ title, content }, place) => ({
      place,
      title: `${inductionPageNumber(place)}. ${title}`,
      content: isWhole ? content : answeredContent(content),
    }))
    .filter(({ content }) => content.length > 0);
  return (
    <section className="report-part">
      <h2>{t('report.answers')}</h2>
      {pages.length === 0 && <p>{t('report.noAnswers')}</p>}
      {pages.map(({ place, title, content }) => (
        <section key={place} className="report-page">
          <h3>{title}</h3>
          <PageBlocks content={content} page={view} idPrefix={`${userForm._id}-${place}`} />
        </section>
      ))}
    </section>
  );
}
