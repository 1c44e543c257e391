import { useTranslation } from 'react-i18next';
import { hasExam, hasSignature } from '../../../shared/content/pages/page-rules.ts';
import { MAX_READ_SECONDS, MAX_TITLE_CHARACTERS } from '../../../shared/content/text-limits.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { kindTitle } from '../canvas/block-words.ts';
import { findPage } from '../document/commands.ts';
import { savedPage, type EditedBlock, type EditedPage } from '../document/document.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditor } from '../editor-context.ts';
import { selectedBlock } from '../document/editor-store.ts';
import type { FormFrame } from '../pages/fixed-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './inspector.module.css';
import { kindEditorOf } from '../kinds/kind-editors.ts';
import { UnknownInspector } from '../kinds/unknown/editor.tsx';
import { ReadPageSelect } from '../pages/read-page-select.tsx';
import { ReadTime } from '../pages/read-time.tsx';
import { usePlaceErrors } from '../checks/place-errors.ts';

function BlockInspector({ item, frame }: { item: EditedBlock; frame: FormFrame }) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const errorAt = usePlaceErrors(item.id);
  const { id, block } = item;
  const editor = kindEditorOf(block);
  const heading = <h2 className={styles.heading}>{kindTitle(t, block)}</h2>;
  if (!editor) {
    return (
      <>
        {heading}
        <UnknownInspector block={block} />
      </>
    );
  }
  const { Inspector } = editor;
  return (
    <>
      {heading}
      <Inspector
        key={id}
        block={block}
        id={id}
        errorAt={errorAt}
        onChange={(changed: Block, field?: string) => acts.changeBlock(id, changed, field)}
      />
      {frame.purpose === 'induction' && hasExam({ content: [block] }) && <ReadPageSelect blockId={id} />}
    </>
  );
}

function secondsOf(text: string): number {
  return Math.min(Number(text.replace(/\D/g, '').slice(0, 5)), MAX_READ_SECONDS);
}

function PageInspector({ page, hasReadTime }: { page: EditedPage; hasReadTime: boolean }) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const errorAt = usePlaceErrors(page.id);
  return (
    <>
      <h2 className={styles.heading}>{t('editor.pageSettings')}</h2>
      <TextField
        id={`${page.id}-title`}
        label={t('editor.pageTitle')}
        value={page.title}
        maxLength={MAX_TITLE_CHARACTERS}
        error={errorAt('title')}
        onChange={(title) => acts.changePage(page.id, { title }, 'title')}
      />
      {hasReadTime && (
        <TextField
          id={`${page.id}-minReadTime`}
          label={t('editor.readTimeSeconds')}
          hint={t('editor.readTimeHint')}
          inputMode="numeric"
          value={page.minReadTime === 0 ? '' : String(page.minReadTime)}
          error={errorAt('minReadTime')}
          onChange={(text) => acts.changePage(page.id, { minReadTime: secondsOf(text) }, 'minReadTime')}
          after={<ReadTime seconds={page.minReadTime} />}
        />
      )}
      {hasSignature(savedPage(page)) && <p className={styles.note}>{t('editor.hasSignature')}</p>}
    </>
  );
}

/** The settings of the selection: a block, a page, or one of the fixed pages. */
export function Inspector({ frame }: { frame: FormFrame }) {
  const item = useEditor((state) => {
    const found = selectedBlock(state);
    return found?.page.blocks[found.place];
  });
  const page = useEditor(({ history, selected }) => findPage(history.present, selected.pageId));
  const pageId = useEditor(({ selected }) => selected.pageId);
  const fixedPage = [...frame.before, ...frame.after, frame.settings].find(({ id }) => id === pageId);
  return (
    <Stack gap={4}>
      {item ? (
        <BlockInspector item={item} frame={frame} />
      ) : page ? (
        <PageInspector page={page} hasReadTime={frame.purpose === 'induction'} />
      ) : (
        fixedPage && (
          <>
            <h2 className={styles.heading}>{fixedPage.title}</h2>
            <fixedPage.Inspector />
          </>
        )
      )}
    </Stack>
  );
}
