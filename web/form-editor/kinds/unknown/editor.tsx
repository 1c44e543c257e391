import { useTranslation } from 'react-i18next';
import type { UnknownBlock } from '../../../../shared/content/blocks/unknown/block.ts';
import styles from './editor.module.css';

/** A block of an unknown kind: shows its content read-only and saves it unchanged. */
export function UnknownInspector({ block }: { block: UnknownBlock }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('editor.unknownHint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll the overflow with arrow keys */}
      <pre className={styles.json} tabIndex={0} aria-label={t('editor.unknownContent')}>
        {JSON.stringify(block, undefined, 2)}
      </pre>
    </>
  );
}
