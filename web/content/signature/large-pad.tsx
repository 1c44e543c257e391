import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useModalDialog } from '../../ui/overlays/use-modal-dialog.ts';
import styles from './signature.module.css';

type LargePadProps = { onClose: () => void; tools: ReactNode; children: ReactNode };

/** The pad in full screen: room for a signature on a phone in landscape. */
export function LargePad({ onClose, tools, children }: LargePadProps) {
  const { t } = useTranslation();
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={t('signature.largeTitle')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p className={styles.turn}>{t('signature.turn')}</p>
      <div className={styles.largePad}>{children}</div>
      <div className={styles.largeTools}>
        {tools}
        <Button onClick={onClose}>{t('signature.largeDone')}</Button>
      </div>
    </dialog>
  );
}
