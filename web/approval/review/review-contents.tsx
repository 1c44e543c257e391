import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { PageView } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { userFormFiles } from '../../content/page-files.ts';
import { AdminEdits } from '../user-form/admin-edits.tsx';
import { answeredContent } from '../user-form/answered-content.ts';
import { ConcernList } from './concern-list.tsx';
import type { Concern } from './concerns.ts';
import { CourseFacts } from '../registers/course-facts.tsx';
import { ErasedNotice } from '../user-form/erased-notice.tsx';
import { ExamTries } from '../user-form/exam-tries.tsx';
import { PersonFacts } from '../user-form/person-facts.tsx';
import styles from './review-panel.module.css';

type ReviewContentsProps = { userForm: UserForm; concerns: readonly Concern[]; isWarned: boolean };

/** The answers by page, without texts that were only to be read. */
function Answers({ userForm }: { userForm: UserForm }) {
  const view: PageView = { mode: 'read', openness: 'closed', files: userFormFiles(userForm) };
  return userForm.pages.map(({ title, content, signed, tries }, place) => {
    const answers = answeredContent(content);
    if (answers.length === 0) return null;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- pages never change places while they are shown
      <section key={place} className={styles.part}>
        <h3>{`${inductionPageNumber(place)}. ${title}`}</h3>
        <ExamTries tries={tries} isPassed={signed !== null} />
        <PageBlocks content={answers} page={view} idPrefix={`review-${place}`} />
      </section>
    );
  });
}

/** The concerns first, then the person and the answers. */
export function ReviewContents({ userForm, concerns, isWarned }: ReviewContentsProps) {
  const { t } = useTranslation();
  const { erased } = userForm.meta;
  return (
    <div className={styles.contents}>
      {erased === undefined ? (
        <ConcernList userForm={userForm} concerns={concerns} />
      ) : (
        <ErasedNotice erased={erased} />
      )}
      <output>{isWarned && <strong>{t('approval.review.warned')}</strong>}</output>
      <section className={styles.part}>
        <h3>{t('approval.person.title')}</h3>
        <PersonFacts user={userForm.user} check={userForm.meta.taxNumberValidation} />
      </section>
      <section className={styles.part}>
        <h3>{t('approval.course.title')}</h3>
        <CourseFacts userForm={userForm} />
      </section>
      {erased === undefined && (
        <>
          <AdminEdits edits={userForm.adminEdits} />
          <Answers userForm={userForm} />
        </>
      )}
    </div>
  );
}
