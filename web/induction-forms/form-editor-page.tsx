import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { AppError } from '../../shared/core/errors.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { useSession } from '../app/session.ts';
import { savedPagesOf } from '../form-editor/document.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import type { FormBacking } from '../form-editor/form-backing.ts';
import type { EditorStore } from '../form-editor/editor-store.ts';
import { exportedJson } from '../form-editor/form-json.ts';
import { ImportDialog } from '../form-editor/import-dialog.tsx';
import { FormEditor } from '../form-editor/form-editor.tsx';
import { useSettings } from '../form-editor/settings.ts';
import { Alert } from '../ui/alert.tsx';
import type { MenuAction } from '../ui/action-menu.tsx';
import { localDate } from '../../shared/core/dates.ts';
import { fileName, saveFile } from '../lists/save-file.ts';
import { importedSettings } from './imported-settings.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import { FormGate } from './form-gate.tsx';
import { formFiles } from './form-files.ts';
import { addForm, putForm } from './form-list-cache.ts';
import { FormTitle } from './form-title.tsx';
import { useFormFrame } from './form-frame.ts';
import { draftOf, savedFormOf, type InductionSettings } from './induction-settings.ts';
import { formKey } from './induction-form-queries.ts';
import { settingLines } from './setting-lines.ts';
import { formUploads } from './upload-form-file.ts';
import { useLanguage } from '../app/i18n.ts';

/** The player of a form that is open here; the composition of the app gives it. */
export type PreviewPlayer = ComponentType<{ form: InductionForm; asked: string; pathTo: (index: number) => string }>;

/** Saving, and where the form's files lie. */
function useBacking(form: InductionForm): FormBacking<InductionSettings> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const frame = useFormFrame();
  const { _id: id } = form;
  const uploads = useMemo(() => formUploads(id), [id]);
  const { fileToken, documentToken } = form;
  const files = useMemo(() => formFiles({ _id: id, fileToken, documentToken }), [id, fileToken, documentToken]);
  const save = useCallback<FormBacking<InductionSettings>['save']>(
    async (draft) => {
      const answered = await call(inductionFormApi.update, { params: { id }, body: draftOf(draft) });
      putForm(queryClient, answered);
      return savedFormOf(answered);
    },
    [id, queryClient],
  );
  return {
    id,
    userId: loggedInUser?._id ?? '',
    saved: savedFormOf(form),
    save,
    currentOf: (error) =>
      error instanceof AppError && error.detail.current !== undefined
        ? savedFormOf(error.detail.current as InductionForm)
        : undefined,
    frame,
    uploads,
    files,
    settingLines: (settings) => settingLines(t, settings),
  };
}

type OpenDialog = 'versions' | 'import';

function useFormActions(form: InductionForm, open: (dialog: OpenDialog) => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { _id: id } = form;
  const { mutate: copy } = useMutation({
    mutationFn: () => call(inductionFormApi.copy, { params: { id }, query: { language } }),
    onSuccess: async (made) => {
      addForm(queryClient, made);
      await navigate(paths.form(made._id));
    },
  });
  const { mutate: move } = useMutation({
    mutationFn: (act: 'archive' | 'unarchive') => call(inductionFormApi[act], { params: { id } }),
    onSuccess: (moved) => {
      putForm(queryClient, moved);
      void queryClient.invalidateQueries({ queryKey: formKey(id) });
    },
  });
  const act = form.meta.archived ? 'unarchive' : 'archive';
  return (store: EditorStore<InductionSettings>): MenuAction[] => [
    { key: 'try', label: t('forms.try'), to: paths.userForm('admin-try', id, 0), isNewTab: true },
    { key: 'versions', label: t('forms.versions.title'), onSelect: () => open('versions') },
    { key: 'copy', label: t('forms.copyForm'), onSelect: () => copy() },
    { key: 'export', label: t('editor.export'), onSelect: () => exportForm(store) },
    { key: 'import', label: t('editor.import.title'), onSelect: () => open('import') },
    { key: 'print', label: t('forms.print'), to: paths.formPrint(id) },
    { key: 'poster', label: t('forms.poster'), to: paths.formPoster(id), isNewTab: true },
    { key: act, label: t(`forms.${act}`), onSelect: () => move(act) },
  ];
}

/** The form as it stands here, as a file: what its PUT would carry but for the version. */
function exportForm({ document }: EditorStore<InductionSettings>): void {
  const { version: _version, ...form } = draftOf({
    version: 0,
    settings: document.settings,
    pages: savedPagesOf(document),
  });
  const name = fileName([document.settings.name, localDate(new Date())], 'json');
  saveFile(name, exportedJson(form), 'application/json');
}

type PreviewProps = { form: InductionForm; asked: string; Player: PreviewPlayer };

/** The form as it stands in the editor, saved or not, in the player. */
function Preview({ form, asked, Player }: PreviewProps) {
  const { name, ...settings } = useSettings<InductionSettings>();
  const pages = useEditor(({ history }) => history.present.pages);
  const shown = useMemo(
    () => ({ ...form, ...settings, meta: { ...form.meta, name }, pages: savedPagesOf({ pages }) }),
    // The preview shows the form as it was when it was opened; nothing is edited while it is.
    // oxlint-disable-next-line react/exhaustive-deps
    [form, pages],
  );
  const pathTo = useCallback((index: number) => `${paths.form(form._id)}?preview=${index}`, [form._id]);
  return <Player form={shown} asked={asked} pathTo={pathTo} />;
}

function OpenForm({ form, Player }: { form: InductionForm; Player: PreviewPlayer }) {
  const { t } = useTranslation();
  const backing = useBacking(form);
  const [dialog, setDialog] = useState<OpenDialog>();
  const actions = useFormActions(form, setDialog);
  const close = () => setDialog(undefined);
  return (
    <FormEditor
      backing={backing}
      bar={{
        back: { to: paths.forms, label: t('forms.title') },
        title: <FormTitle pin={form.meta.pin} />,
        actions,
      }}
      preview={(asked) => <Preview form={form} asked={asked} Player={Player} />}
      notice={
        form.meta.archived && (
          <Alert kind="info" title={t('forms.archived')}>
            {t('forms.archivedNote')}
          </Alert>
        )
      }
    >
      {dialog === 'versions' && <VersionsDialog formId={form._id} onClose={close} />}
      {dialog === 'import' && (
        <ImportDialog
          settingsOf={(rest, current) => importedSettings(rest, current as InductionSettings)}
          onClose={close}
        />
      )}
    </FormEditor>
  );
}

/** `/admin/forms/{formId}`: the editor of an induction form; whoever may only read comes to its print. */
export function FormEditorPage({ Player }: { Player: PreviewPlayer }) {
  const { formId = '' } = useParams();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  if (!isAuthor) return <Navigate to={paths.formPrint(formId)} replace />;
  return <FormGate id={formId}>{(form) => <OpenForm key={formId} form={form} Player={Player} />}</FormGate>;
}
