import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../../shared/core/errors.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/first-icons.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import styles from './view.module.css';

/** The number of options that an issue covers; phones may hold issues of an earlier release, which cover one each. */
function countOf(issues: readonly Issue[], wanted: string): number {
  return issues.reduce((sum, { code, params }) => (code === wanted ? sum + Number(params?.['count'] ?? 1) : sum), 0);
}

/** The last check's result for a question: how many options were missing or too many, never which. */
export function QuestionVerdict({ issues }: { issues: readonly Issue[] }) {
  const { t } = useTranslation();
  const missing = countOf(issues, 'options_missing');
  const extra = countOf(issues, 'wrong_option');
  const isRight = missing + extra === 0;
  return (
    <p className={classNames(styles.verdict, isRight ? styles.right : styles.wrong)}>
      {isRight ? <CheckIcon /> : <AlertIcon />}
      <span>
        {t(isRight ? 'exam.right' : 'exam.checkQuestion')}
        {missing > 0 && ` ${t('exam.missing', { count: missing })}`}
        {extra > 0 && ` ${t('exam.extra', { count: extra })}`}
      </span>
    </p>
  );
}
