import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPurpose } from '../../shared/content/form-rules.ts';
import { AlertIcon, CheckIcon } from '../ui/icons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { blockName } from './block-words.ts';
import { checksOf, type Check } from './checks.ts';
import styles from './checks-strip.module.css';
import { findPage } from './commands.ts';
import { useEditor, useEditorStore } from './editor-context.ts';
import { useGoTo } from './go-to.ts';
import { usePageName } from './page-name.ts';

function useWhere() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const pageName = usePageName();
  return ({ place }: Check) => {
    const page = pageName(place.pageId) ?? '';
    const blocks = findPage(store.document, place.pageId)?.blocks;
    const block = blocks?.find(({ id }) => id === place.blockId)?.block;
    return block ? t('editor.checkWhere', { page, block: blockName(t, block) }) : page;
  };
}

function Problems({ checks, onClose }: { checks: readonly Check[]; onClose: () => void }) {
  const { t } = useTranslation();
  const where = useWhere();
  const goTo = useGoTo();
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.checksTitle')}>
      <p className={styles.lead}>{t('editor.checksLead')}</p>
      <ul className={styles.problems}>
        {checks.map((check) => (
          <li key={`${check.place.pageId} ${check.place.blockId} ${check.code} ${check.field}`}>
            <button
              type="button"
              className={styles.problem}
              onClick={() => {
                onClose();
                goTo(check.place, check.field);
              }}
            >
              <span className={styles.what}>{t(`editor.check.${check.code}`)}</span>
              <span className={styles.where}>{where(check)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** How many places of the form its author should look at, as the way to them. */
export function ChecksStrip({ purpose }: { purpose: FormPurpose }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const pages = useDeferredValue(useEditor(({ history }) => history.present.pages));
  const checks = checksOf(pages, purpose);
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
      {isOpen && <Problems checks={checks} onClose={() => setOpen(false)} />}
    </>
  );
}
