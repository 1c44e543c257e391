import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/stack.tsx';
import { blockName } from '../canvas/block-words.ts';
import { findPage } from '../document/commands.ts';
import { useEditorStore } from '../editor-context.ts';
import { useGoTo } from '../pages/go-to.ts';
import { usePageName } from '../pages/page-name.ts';
import type { Check } from './checks.ts';
import styles from './checks-strip.module.css';

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

/** Open checks as links to their places; `onGo` closes the surrounding dialog. */
export function CheckList({ checks, onGo }: { checks: readonly Check[]; onGo: () => void }) {
  const { t } = useTranslation();
  const where = useWhere();
  const goTo = useGoTo();
  return (
    <Stack as="ul" gap={2}>
      {checks.map((check) => (
        <li key={`${check.place.pageId} ${check.place.blockId} ${check.code} ${check.field}`}>
          <button
            type="button"
            className={styles.problem}
            onClick={() => {
              onGo();
              goTo(check.place, check.field);
            }}
          >
            <span className={styles.what}>{t(`editor.check.${check.code}`)}</span>
            <span className={styles.where}>{where(check)}</span>
          </button>
        </li>
      ))}
    </Stack>
  );
}
