import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPurpose } from '../../../shared/content/block-kind.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditor } from '../editor-context.ts';
import { CheckList } from './check-list.tsx';
import { checksOf } from './checks.ts';
import styles from './checks-strip.module.css';

/** The number of places that the author should review, with links to them. */
export function ChecksStrip({ purpose }: { purpose: FormPurpose }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const pages = useDeferredValue(useEditor(({ history }) => history.present.pages));
  const checks = checksOf(pages, purpose);
  const close = () => setOpen(false);
  if (checks.length === 0) {
    return (
      <p className={styles.clean}>
        <CheckIcon />
        {t('editor.checksClean')}
      </p>
    );
  }
  return (
    <>
      <button type="button" className={styles.strip} onClick={() => setOpen(true)}>
        <AlertIcon />
        {t('editor.checks', { count: checks.length })}
      </button>
      {isOpen && (
        <Dialog isOpen onClose={close} title={t('editor.checksTitle')}>
          <p className={styles.lead}>{t('editor.checksLead')}</p>
          <CheckList checks={checks} onGo={close} />
        </Dialog>
      )}
    </>
  );
}
