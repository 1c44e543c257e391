import { useMemo, useState, type ReactNode } from 'react';
import type { FormDraftMark } from '../../shared/content/forms/form-draft.ts';
import { useTranslation } from 'react-i18next';
import { Canvas } from './canvas/canvas.tsx';
import { ChecksStrip } from './checks/checks-strip.tsx';
import { findPage } from './document/commands.ts';
import { openDocument } from './document/document.ts';
import { Drawer } from './inspector/drawer.tsx';
import { useEditor, useEditorStore } from './editor-context.ts';
import { EditorUiContext, type InsertTarget } from './document/editor-ui.ts';
import type { FormFrame } from './pages/fixed-page.ts';
import styles from './form-editor.module.css';
import { InsertDialog } from './canvas/insert-dialog.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { MoveBlockDialog, MovePageDialog } from './pages/move-dialogs.tsx';
import { PageRail } from './pages/page-rail.tsx';
import { PageSelect } from './pages/page-select.tsx';
import { PurposeContext } from './inspector/purpose.ts';
import { FoundDraft, SaveRefusal } from './saving/save-notices.tsx';
import { UnpublishedNote } from './saving/unpublished-note.tsx';
import type { useLocalDraft } from './saving/use-local-draft.ts';
import type { Saving } from './saving/use-saving.ts';
import { useWidth } from './use-width.ts';

type EditorColumnsProps = {
  frame: FormFrame;
  saving: Saving<unknown>;
  draft: ReturnType<typeof useLocalDraft>;
  unpublished: FormDraftMark | null;
  notice?: ReactNode;
  /** Dialogs that lead to places of the form. */
  children?: ReactNode;
};

const FOCUSABLE = 'input:not([type="file"]), textarea, select, button, summary';

type Opened =
  | { kind: 'insert'; target: InsertTarget }
  | { kind: 'move'; blockId: string }
  | { kind: 'movePage'; pageId: string }
  | { kind: 'inspector' };

/** The open dialog or drawer over the columns; at most one. */
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

/** The notices above the columns: the unpublished draft, an earlier visit's changes, a refused save. */
function Notices({ saving, draft, unpublished, notice }: Omit<EditorColumnsProps, 'frame' | 'children'>) {
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
      {unpublished && <UnpublishedNote mark={unpublished} saving={saving} />}
      {found && <FoundDraft draft={found} onRestore={restore} onDrop={drop} />}
      <SaveRefusal saving={saving} />
    </div>
  );
}

/** The editor's columns: three on a wide screen, the settings in a drawer on a narrower one, one on a phone. */
export function EditorColumns({ frame, saving, draft, unpublished, notice, children }: EditorColumnsProps) {
  const { t } = useTranslation();
  const width = useWidth();
  const { opened, close, ui } = useOpened(width === 'wide');
  return (
    <PurposeContext.Provider value={frame.purpose}>
      <EditorUiContext.Provider value={ui}>
        <Notices saving={saving} draft={draft} unpublished={unpublished} notice={notice} />
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
        {children}
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
