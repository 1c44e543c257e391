import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import { fileName, saveFile } from '../lists/save-file.ts';
import type { MenuAction } from '../ui/action-menu.tsx';
import { savedPagesOf } from './document.ts';
import type { EditorStore } from './editor-store.ts';
import type { FormBacking } from './form-backing.ts';
import { exportedJson } from './form-json.ts';
import { ImportDialog } from './import-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** The form as it stands here, as a file: what its save would send but for the version. */
function exportForm<S extends { name: string }>({ document }: EditorStore<S>, { draftOf }: FormBacking<S>): void {
  const { settings } = document;
  const { version: _version, ...form } = draftOf({ version: 0, settings, pages: savedPagesOf(document) });
  const name = fileName([settings.name, localDate(new Date())], 'json');
  saveFile(name, exportedJson(form), 'application/json');
}

/** What can be done to every sort of form as a whole: its saved states, and the form as a file out and in. */
export function useFormDialogs<S extends { name: string }>(
  store: EditorStore<S>,
  backing: FormBacking<S>,
): { acts: readonly MenuAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'versions' | 'import'>();
  const close = () => setOpened(undefined);
  return {
    acts: [
      { key: 'versions', label: t('forms.versions.title'), onSelect: () => setOpened('versions') },
      { key: 'export', label: t('editor.export'), onSelect: () => exportForm(store, backing) },
      { key: 'import', label: t('editor.import.title'), onSelect: () => setOpened('import') },
    ],
    dialog: (
      <>
        {opened === 'versions' && <VersionsDialog backing={backing} onClose={close} />}
        {opened === 'import' && (
          <ImportDialog imported={(file, current) => backing.imported(file, current as S)} onClose={close} />
        )}
      </>
    ),
  };
}
