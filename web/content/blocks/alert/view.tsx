import { useTranslation } from 'react-i18next';
import type { AlertBlock as Block } from '../../../../shared/content/blocks/alert/shape.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Said } from '../../said/said.tsx';
import { CallableText } from '../../text/callable-text.tsx';
import { alertTitle } from './alert-title.ts';
import styles from '../../text/text.module.css';

export function AlertBlock({ block }: { block: Block }) {
  const { t } = useTranslation();
  return (
    <Alert kind={block.type} title={alertTitle(t, block.type)}>
      <span className={styles.lines}>
        <Said path="text">
          <CallableText text={block.text} />
        </Said>
      </span>
    </Alert>
  );
}
