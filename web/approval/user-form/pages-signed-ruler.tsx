import { useTranslation } from 'react-i18next';
import { Ruler } from '../../ui/figures/ruler.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { readPagesSigned } from '../../lists/pages-signed.ts';
import styles from './pages-signed-ruler.module.css';

/** `7/9`, with a small folding ruler of the pages if there is room. */
export function PagesSignedRuler({ pagesSigned, hasRuler = true }: { pagesSigned: string; hasRuler?: boolean }) {
  const { t } = useTranslation();
  const { signed, total } = readPagesSigned(pagesSigned);
  return (
    <span className={styles.pages}>
      <span className={styles.figures}>
        <span aria-hidden="true">
          {signed}/{total}
        </span>
        <VisuallyHidden>{t('approval.pagesSigned', { signed, total })}</VisuallyHidden>
      </span>
      {hasRuler && (
        <span className={styles.ruler}>
          <Ruler count={total} doneCount={signed} />
        </span>
      )}
    </span>
  );
}
