import { withSettings } from '../document/commands.ts';
import { useEditor, useEditorStore } from '../editor-context.ts';

/** The open form's settings, in the shape of its own feature. */
export function useSettings<S>(): S {
  return useEditor(({ history }) => history.present.settings) as S;
}

/** Changes the settings; `field` names the field being typed into. */
export function useChangeSettings<S>(): (change: (settings: S) => S, field?: string) => void {
  const store = useEditorStore();
  return (change, field) =>
    store.edit((document) => withSettings(document, change(document.settings as S)), {
      field: field && `settings ${field}`,
    });
}
