// <ExamTries tries={page.tries} isPassed={page.signed !== null} />: at which try the exam of a page was passed; nothing where nobody counted.
import { useTranslation } from 'react-i18next';
import styles from './exam-tries.module.css';

type ExamTriesProps = { tries: number | undefined; isPassed: boolean };

export function ExamTries({ tries, isPassed }: ExamTriesProps) {
  const { t } = useTranslation();
  if (!tries) return null;
  return (
    <span className={styles.tries}>
      {isPassed ? t('approval.pages.examPassed', { number: tries }) : t('approval.pages.examTried', { count: tries })}
    </span>
  );
}
