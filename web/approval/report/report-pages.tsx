import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { ExamTries } from '../user-form/exam-tries.tsx';
import { ReadIn } from '../user-form/signed-mark.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';

/** The pages and when each was signed. */
export function ReportPages({ pages }: Pick<UserForm, 'pages'>) {
  const { t } = useTranslation();
  const titleId = useId();
  const dateTime = useDateTime();
  return (
    <section className="report-part">
      <h2 id={titleId}>{t('report.pages')}</h2>
      <table className="report-table" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('report.number')}</th>
            <th scope="col">{t('report.page')}</th>
            <th scope="col">{t('report.signed')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ title, signed, signedIn, tries }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
            <tr key={place}>
              <td>{inductionPageNumber(place)}</td>
              <th scope="row">{title}</th>
              <td>
                {signed === null ? '—' : dateTime(signed)}
                {signedIn && ' · '}
                <ReadIn signedIn={signedIn} />
                <ExamTries tries={tries} isPassed={signed !== null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
