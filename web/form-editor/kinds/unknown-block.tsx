import { useTranslation } from 'react-i18next';
import type { UnknownBlock } from '../../../shared/content/kinds/unknown.ts';
import styles from './unknown-block.module.css';

/** A block of a kind that the product does not know: what it holds, for reading; it is saved as it came. */
export function UnknownInspector({ block }: { block: UnknownBlock }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('editor.unknownHint')}</p>
      {/* What does not fit is scrolled by the arrow keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} aria-label={t('editor.unknownContent')}>
        {JSON.stringify(block, undefined, 2)}
      </pre>
    </>
  );
}
