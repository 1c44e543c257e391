import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Canvas } from './canvas.tsx';
import { ChecksStrip } from './checks-strip.tsx';
import { findPage } from './commands.ts';
import { openDocument } from './document.ts';
import { Drawer } from './drawer.tsx';
import { useEditor, useEditorStore } from './editor-context.ts';
import { EditorUiContext, type InsertTarget } from './editor-ui.ts';
import type { FormFrame } from './fixed-page.ts';
import styles from './form-editor.module.css';
import { InsertDialog } from './insert-dialog.tsx';
import { Inspector } from './inspector.tsx';
import { MoveBlockDialog, MovePageDialog } from './move-dialogs.tsx';
import { PageRail } from './page-rail.tsx';
import { PageSelect } from './page-select.tsx';
import { PurposeContext } from './purpose.ts';
import { FoundDraft, SaveRefusal } from './save-notices.tsx';
import type { useLocalDraft } from './use-local-draft.ts';
import type { Saving } from './use-saving.ts';
import { useWidth } from './use-width.ts';

type EditorColumnsProps = {
  frame: FormFrame;
  saving: Saving<unknown>;
  draft: ReturnType<typeof useLocalDraft>;
  notice?: ReactNode;
};

const FOCUSABLE = 'input:not([type="file"]), textarea, select, button, summary';

type Opened =
  | { kind: 'insert'; target: InsertTarget }
  | { kind: 'move'; blockId: string }
  | { kind: 'movePage'; pageId: string }
  | { kind: 'inspector' };

/** What is open over the columns; at most one thing. */
function useOpened(isWide: boolean) {
  const [opened, setOpened] = useState<Opened>();
  const ui = useMemo(() => {
    const openInspector = () => {
      if (!isWide) return setOpened({ kind: 'inspector' });
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#inspector :is(${FOCUSABLE})`)?.focus());
    };
    return {
      openInspector,
      openInsert: (target: InsertTarget) => setOpened({ kind: 'insert', target }),
      openMove: (blockId: string) => setOpened({ kind: 'move', blockId }),
      openMovePage: (pageId: string) => setOpened({ kind: 'movePage', pageId }),
    };
  }, [isWide]);
  return { opened, close: () => setOpened(undefined), ui };
}

function Shown({ frame }: { frame: FormFrame }) {
  const page = useEditor(({ history, selected }) => findPage(history.present, selected.pageId));
  const pageId = useEditor(({ selected }) => selected.pageId);
  if (page) return <Canvas page={page} />;
  const fixed = [...frame.before, ...frame.after, frame.settings].find(({ id }) => id === pageId);
  return fixed ? <fixed.Canvas key={fixed.id} /> : null;
}

/** The notices above the columns: an unsaved state of an earlier visit, a save that was refused. */
function Notices({ saving, draft, notice }: Omit<EditorColumnsProps, 'frame'>) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { found } = draft;
  const restore = () => {
    if (!found) return;
    store.edit(() => openDocument(found.settings, found.pages), { said: t('editor.draft.restored') });
    saving.startFrom(found.version);
    draft.settle();
  };
  const drop = () => {
    draft.settle();
    if (!saving.isDirty) draft.drop();
  };
  return (
    <div className={styles.notices}>
      {notice}
      {found && <FoundDraft draft={found} onRestore={restore} onDrop={drop} />}
      <SaveRefusal saving={saving} />
    </div>
  );
}

/** The editor's columns: three where there is room, the settings in a drawer where there is less, one on a phone. */
export function EditorColumns({ frame, saving, draft, notice }: EditorColumnsProps) {
  const { t } = useTranslation();
  const width = useWidth();
  const { opened, close, ui } = useOpened(width === 'wide');
  return (
    <PurposeContext.Provider value={frame.purpose}>
      <EditorUiContext.Provider value={ui}>
        <Notices saving={saving} draft={draft} notice={notice} />
        <div className={styles.columns}>
          {width === 'narrow' ? (
            <div className={styles.narrowHead}>
              <p className={styles.narrowNote}>{t('editor.narrowNote')}</p>
              <PageSelect frame={frame} />
            </div>
          ) : (
            <div className={styles.railColumn}>
              <PageRail frame={frame} />
            </div>
          )}
          <section className={styles.canvasColumn} aria-label={t('editor.canvas')}>
            <Shown frame={frame} />
          </section>
          {width === 'wide' && (
            <section id="inspector" className={styles.inspectorColumn} aria-label={t('editor.inspector')}>
              <Inspector frame={frame} />
            </section>
          )}
        </div>
        <div className={styles.strip}>
          <ChecksStrip purpose={frame.purpose} />
        </div>
        {opened?.kind === 'insert' && (
          <InsertDialog target={opened.target} onClose={close} onInspect={ui.openInspector} />
        )}
        {opened?.kind === 'move' && (
          <MoveBlockDialog blockId={opened.blockId} numberOf={frame.numberOf} onClose={close} />
        )}
        {opened?.kind === 'movePage' && (
          <MovePageDialog pageId={opened.pageId} numberOf={frame.numberOf} onClose={close} />
        )}
        {opened?.kind === 'inspector' && width !== 'wide' && (
          <Drawer label={t('editor.inspector')} onClose={close}>
            <Inspector frame={frame} />
          </Drawer>
        )}
      </EditorUiContext.Provider>
    </PurposeContext.Provider>
  );
}
