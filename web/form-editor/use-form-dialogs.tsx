import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import { noteExport } from '../lists/export/note-export.ts';
import { fileName, saveFile } from '../ui/save-file.ts';
import { FileInIcon, FileOutIcon, HistoryIcon } from '../ui/staff-icons.tsx';
import type { MenuAction } from '../ui/overlays/action-menu.tsx';
import { savedPagesOf } from './document/document.ts';
import type { EditorStore } from './document/editor-store.ts';
import type { FormBacking } from './form-backing.ts';
import { exportedJson } from './document/form-json.ts';
import { ImportDialog } from './import-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';

/** The current form as a file: its save's body without the version. */
function exportForm<S extends { name: string }>({ document }: EditorStore<S>, { bodyOf }: FormBacking<S>): void {
  const { settings } = document;
  const { version: _version, ...form } = bodyOf({ version: 0, settings, pages: savedPagesOf(document) });
  const name = fileName([settings.name, localDate(new Date())], 'json');
  noteExport(settings.name, document.pages.length);
  saveFile(name, exportedJson(form), 'application/json');
}

/** The acts on every sort of form: its versions, and export and import as a file. */
export function useFormDialogs<S extends { name: string }>(
  store: EditorStore<S>,
  backing: FormBacking<S>,
): { acts: readonly MenuAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'versions' | 'import'>();
  const close = () => setOpened(undefined);
  return {
    acts: [
      { key: 'versions', label: t('forms.versions.title'), icon: HistoryIcon, onSelect: () => setOpened('versions') },
      { key: 'export', label: t('editor.export'), icon: FileOutIcon, onSelect: () => exportForm(store, backing) },
      { key: 'import', label: t('editor.import.title'), icon: FileInIcon, onSelect: () => setOpened('import') },
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
