import { useTranslation } from 'react-i18next';
import type { AlertBlock as Block } from '../../../shared/content/kinds/alert.ts';
import { Alert } from '../../ui/alert.tsx';
import { CallableText } from '../callable-text.tsx';
import styles from './text.module.css';

export function AlertBlock({ block }: { block: Block }) {
  const { t } = useTranslation();
  // The author's green box is a good thing to know, not the outcome of something that the worker did.
  const title = t(block.type === 'success' ? 'blocks.goodToKnow' : `alert.${block.type}`);
  return (
    <Alert kind={block.type} title={title}>
      <span className={styles.lines}>
        <CallableText text={block.text} />
      </span>
    </Alert>
  );
}
