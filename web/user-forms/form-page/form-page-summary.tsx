import { useTranslation } from 'react-i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { examErrors, pageErrors } from '../../content/page-errors.tsx';
import type { ShownIssue } from '../../content/block-view.ts';
import type { PageSaid } from '../../content/said/said.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type FormPageSummaryProps = {
  shown: { content: readonly Block[]; said: PageSaid };
  issues: readonly ShownIssue[];
  examIssues: readonly ShownIssue[];
  attempt: number;
  /** The addresses and numbers of the pages that answer the wrong questions. */
  toRead: readonly { path: string; page: number }[];
};

/** The issues that prevent saving, each linked to its place; for an exam the questions to review. */
export function FormPageSummary({ shown, issues, examIssues, attempt, toRead }: FormPageSummaryProps) {
  const { t } = useTranslation();
  const isExam = issues.length === 0;
  const errors = isExam ? examErrors(t, shown, examIssues) : pageErrors(t, shown, issues);
  const isOnlyTicks = issues.every(({ code }) => code === 'unticked');
  const saveTitle = isOnlyTicks ? t('player.tickAll') : t('player.errorTitle', { count: errors.length });
  const title = isExam ? t('exam.wrongTitle', { count: errors.length }) : saveTitle;
  return (
    <>
      <ErrorSummary title={title} errors={errors} attempt={attempt} />
      {isExam &&
        errors.length > 0 &&
        toRead.map(({ path, page }) => (
          <LinkButton key={path} variant="secondary" wide to={path}>
            {t('exam.readAgain', { page })}
          </LinkButton>
        ))}
    </>
  );
}
