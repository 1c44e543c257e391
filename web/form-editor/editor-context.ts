import { createContext, useContext, useSyncExternalStore } from 'react';
import { EditorStore, type EditorState } from './document/editor-store.ts';
import { openDocument } from './document/document.ts';

/** The open form, provided by the editor. Only its own feature knows the shape of its settings. */
export const EditorContext = createContext<EditorStore<unknown>>(new EditorStore<unknown>(openDocument(undefined, [])));

export function useEditorStore(): EditorStore<unknown> {
  return useContext(EditorContext);
}

/** Selects a piece of the open form; the component renders again only when that piece changes. */
export function useEditor<T>(piece: (state: EditorState<unknown>) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => piece(store.state));
}
