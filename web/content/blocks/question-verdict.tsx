import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../shared/core/errors.ts';
import { classNames } from '../../ui/class-names.ts';
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx';
import styles from './question.module.css';

/** What the last check said of a whole question; how many right options were missing, never which. */
export function QuestionVerdict({ issues }: { issues: readonly Issue[] }) {
  const { t } = useTranslation();
  const isRight = !issues.some(({ code }) => code === 'wrong_option' || code === 'options_missing');
  const missing = issues.find(({ code }) => code === 'options_missing')?.params?.['count'];
  return (
    <p className={classNames(styles.verdict, isRight ? styles.right : styles.wrong)}>
      {isRight ? <CheckIcon /> : <AlertIcon />}
      <span>
        {t(isRight ? 'exam.right' : 'exam.checkQuestion')}
        {missing !== undefined && ` ${t('exam.missing', { count: Number(missing) })}`}
      </span>
    </p>
  );
}
