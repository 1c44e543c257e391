import { createContext, useContext, useSyncExternalStore } from 'react';
import { EditorStore, type EditorState } from './editor-store.ts';
import { openDocument } from './document.ts';

/** The open form; the editor provides it. What its settings are, only its own feature knows. */
export const EditorContext = createContext<EditorStore<unknown>>(new EditorStore<unknown>(openDocument(undefined, [])));

export function useEditorStore(): EditorStore<unknown> {
  return useContext(EditorContext);
}

/** A piece of the open form; the part that asks is drawn anew only when that piece is another. */
export function useEditor<T>(piece: (state: EditorState<unknown>) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => piece(store.state));
}
