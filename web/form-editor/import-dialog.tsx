// <ImportDialog imported={backing.imported} onClose={close} />: a form from a JSON file, told in numbers before it takes the place
// of this one or is added to it; either is one step that can be taken back.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../shared/content/pages/page.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { editedPage } from './document/document.ts';
import { useEditorStore } from './editor-context.ts';
import { importedForm, type ImportedForm } from './document/form-json.ts';
import { withAppendedPages } from './pages/page-keys.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { DropBox } from './uploads/drop-box.tsx';

type ImportDialogProps = {
  /** A file's content, for a form with these settings. */
  imported: (file: ImportedForm, current: unknown) => { settings: unknown; pages: readonly Page[] };
  onClose: () => void;
};

function Summary({ form }: { form: ImportedForm }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const own = new Set(
    store.document.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) => ('fileName' in block ? [block.fileName] : [])),
    ),
  );
  const strange = form.fileNames.filter((name) => !own.has(name)).length;
  return (
    <Alert kind="info" title={t('editor.import.found')} live="status">
      <p>{t('editor.import.pages', { count: form.pages.length })}</p>
      <p>{t('editor.import.blocks', { count: form.blockCount })}</p>
      {form.unknownCount > 0 && <p>{t('editor.import.unknown', { count: form.unknownCount })}</p>}
      {strange > 0 && <p>{t('editor.import.files', { count: strange })}</p>}
    </Alert>
  );
}

export function ImportDialog({ imported, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const [form, setForm] = useState<ImportedForm>();
  const [hasFailed, setFailed] = useState(false);
  const read = async (file: File) => {
    const found = importedForm(await file.text());
    setForm(found);
    setFailed(found === undefined);
  };
  const take = (isReplaced: boolean) => {
    if (!form) return;
    const brought = imported(form, store.document.settings);
    const pages = brought.pages.map(editedPage);
    store.edit(
      (document) => (isReplaced ? { settings: brought.settings, pages } : withAppendedPages(document, pages)),
      { said: t('editor.import.done', { count: pages.length }), canUndo: true },
    );
    onClose();
  };
  const actions = form && (
    <>
      <Button variant="secondary" onClick={() => take(false)}>
        {t('editor.import.append')}
      </Button>
      <Button onClick={() => take(true)}>{t('editor.import.replace')}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.import.title')} actions={actions}>
      <Stack gap={2}>
        <DropBox
          id="import-file"
          label={t('editor.import.choose')}
          accept="application/json,.json"
          onFile={(file) => void read(file)}
        />
        {form && <Summary form={form} />}
        {hasFailed && (
          <Alert kind="error" live="alert">
            {t('editor.import.failed')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
