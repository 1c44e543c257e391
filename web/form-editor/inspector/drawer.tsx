// <Drawer label={t('…')} onClose={close}>settings</Drawer>: the browser's own dialog at the right edge, the whole width of a phone.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useModalDialog } from '../../ui/overlays/use-modal-dialog.ts';
import styles from './drawer.module.css';

type DrawerProps = { label: string; onClose: () => void; children: ReactNode };

export function Drawer({ label, onClose, children }: DrawerProps) {
  const { t } = useTranslation();
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button wide onClick={onClose}>
          {t('editor.drawerDone')}
        </Button>
      </div>
    </dialog>
  );
}
