import { createContext, useContext } from 'react';

/** Where the insert menu puts what is chosen: at a place of a page, or in the place of a block that is still empty. */
export type InsertTarget = { pageId: string; place: number; replacedId?: string };

type EditorUi = {
  /** Shows the settings of what is chosen, in a drawer where the screen is narrow, and moves the focus into them. */
  openInspector: () => void;
  openInsert: (target: InsertTarget) => void;
  openMove: (blockId: string) => void;
  openMovePage: (pageId: string) => void;
};

const nothing = () => undefined;

/** What is open over the page, as the parts of the editor ask for it. */
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

/** Moves the focus to an item of a sortable list, once it is drawn: a long list draws what is scrolled to a little later. */
export function focusItem(id: string | undefined, frames = FRAMES_TO_WAIT): void {
  if (id === undefined) return;
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`);
    if (row) row.focus();
    else if (frames > 0) focusItem(id, frames - 1);
  });
}
