import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../ui/staff-icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './find-button.module.css';

const load = () => import('./find-dialog.tsx').then(({ FindDialog }) => ({ default: FindDialog }));
const FindDialog = lazy(load);

/** Ctrl+K, or ⌘K, opens the search from anywhere but an open dialog. */
function useShortcut(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/** The search field of the navbar, which opens the search; an icon on a narrow screen. */
export function FindButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useShortcut(open);
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => void load()}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.text} aria-hidden="true">
          {t('find.short')}
        </span>
        <VisuallyHidden>{t('find.label')}</VisuallyHidden>
        <kbd className={styles.key} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
