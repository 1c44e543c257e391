import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './keys-dialog.module.css';

const KEYS = [
  ['↑ ↓', 'select'],
  ['Enter', 'edit'],
  ['Esc', 'leave'],
  ['Alt + ↑ ↓', 'move'],
  ['Ctrl + Enter', 'add'],
  ['/', 'slash'],
  ['Ctrl + D', 'copy'],
  ['Delete', 'remove'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
  ['Ctrl + S', 'save'],
  ['?', 'help'],
] as const;

/** The editor's keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.keysTitle')}>
      <Stack as="dl" gap={2}>
        {KEYS.map(([keys, act]) => (
          <div key={act} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{t(`editor.keys.${act}`)}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
