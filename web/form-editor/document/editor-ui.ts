import { createContext, useContext } from 'react';

/** The target of the insert menu: an index of a page, or an empty block to replace. */
export type InsertTarget = { pageId: string; place: number; replacedId?: string };

type EditorUi = {
  /** Opens the selection's settings, in a drawer on a narrow screen, and moves the focus there. */
  openInspector: () => void;
  openInsert: (target: InsertTarget) => void;
  openMove: (blockId: string) => void;
  openMovePage: (pageId: string) => void;
};

const nothing = () => undefined;

/** Lets parts of the editor open dialogs over the page. */
export const EditorUiContext = createContext<EditorUi>({
  openInspector: nothing,
  openInsert: nothing,
  openMove: nothing,
  openMovePage: nothing,
});

export function useEditorUi(): EditorUi {
  return useContext(EditorUiContext);
}

const FRAMES_TO_WAIT = 6;

/** Focuses an item of a sortable list once it renders: a long list renders scrolled items late. */
export function focusItem(id: string | undefined, frames = FRAMES_TO_WAIT): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`);
    if (row) row.focus();
    else if (frames > 0) focusItem(id, frames - 1);
  });
}
