import { withSettings } from './commands.ts';
import { useEditor, useEditorStore } from './editor-context.ts';

/** The settings of the open form, in the shape that its own feature knows. */
export function useSettings<S>(): S {
  return useEditor(({ history }) => history.present.settings) as S;
}

/** Changes the settings; `field` names what is typed into. */
export function useChangeSettings<S>(): (change: (settings: S) => S, field?: string) => void {
  const store = useEditorStore();
  return (change, field) =>
    store.edit((document) => withSettings(document, change(document.settings as S)), {
      field: field && `settings ${field}`,
    });
}
