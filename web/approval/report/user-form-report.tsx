import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { useSession } from '../../app/session/session.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { CourseFacts } from '../registers/course-facts.tsx';
import { PersonFacts } from '../user-form/person-facts.tsx';
import { WhereVerified } from '../../evidence/print/where-verified.tsx';
import { personName } from '../../lists/person-name.ts';
import '../../ui/print/paper.css';
import './print.css';
import { ReportAnswers } from './report-answers.tsx';
import { ReportMessages } from './report-messages.tsx';
import { ReportPages } from './report-pages.tsx';
import { ReportStatus } from './report-status.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { usePrintMargins } from '../../ui/print/use-print-margins.ts';

/** The company's name if it is one's own. */
function useCompanyName(companyId: string): string {
  const { loggedInUserCompany } = useSession();
  return loggedInUserCompany?._id === companyId ? loggedInUserCompany.name : '';
}

type UserFormReportProps = {
  userForm: UserForm;
  /** Whether the report contains the texts that the worker read, not only the answers. */
  isWhole: boolean;
  /** The index among several reports; absent for a single report. */
  place?: number;
};

/** One induction on paper: the person, the signed pages, the answers and signatures, and later edits. */
export function UserFormReport({ userForm, isWhole, place }: UserFormReportProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const [printedAt] = useState(() => new Date().toISOString());
  const { inductionForm, adminEdits } = userForm;
  const company = useCompanyName(userForm.company);
  const name = personName(userForm.user) ?? t('approval.userForms.noName');
  const printed = t('report.printed', { time: dateTime(printedAt) });
  const pageName = place === undefined ? 'report' : `report-${place}`;
  const margins = {
    topLeft: [company, inductionForm.name].filter(Boolean).join(' · '),
    topRight: name,
    bottomLeft: printed,
    pageWord: t('report.pageNumber'),
  };
  usePrintMargins(margins, pageName);
  return (
    <article className="paper report" data-page={pageName}>
      <header className="report-head">
        <p className="report-kind">
          <span>{t('report.title')}</span>
          <span>{[company, printed].filter(Boolean).join(' · ')}</span>
        </p>
        {place === undefined ? (
          <PageHeading title={name} documentTitle={`${name}, ${inductionForm.name}`} />
        ) : (
          <h2 className="report-name">{name}</h2>
        )}
        <p>
          {[inductionForm.name, ...inductionForm.project.title, ...inductionForm.project.address]
            .filter((text, place, all) => all.indexOf(text) === place)
            .join(', ')}
        </p>
      </header>
      <ReportStatus meta={userForm.meta} />
      <section className="report-part report-kept">
        <h2>{t('approval.person.title')}</h2>
        <PersonFacts user={userForm.user} check={userForm.meta.taxNumberValidation} />
      </section>
      <section className="report-part report-kept">
        <h2>{t('approval.course.title')}</h2>
        <CourseFacts userForm={userForm} />
      </section>
      <ReportMessages userFormId={userForm._id} />
      <ReportPages pages={userForm.pages} />
      <ReportAnswers userForm={userForm} isWhole={isWhole} />
      {adminEdits.length > 0 && (
        <section className="report-part">
          <h2>{t('approval.edits')}</h2>
          <ul className="report-edits">
            {adminEdits.map((edit, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
              <li key={place}>{edit}</li>
            ))}
          </ul>
        </section>
      )}
      {userForm.meta.signed && <WhereVerified kind="userForm" id={userForm._id} />}
    </article>
  );
}
