import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ComponentType } from 'react';
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
import { authoredFiles } from '../form-editor/authored-files.ts';
import { FormEditor } from '../form-editor/form-editor.tsx';
import { FormTitle } from '../form-editor/form-title.tsx';
import { useSettings } from '../form-editor/settings.ts';
import { Alert } from '../ui/alert.tsx';
import { beforeLeaving } from '../ui/leaving.ts';
import type { MenuAction } from '../ui/action-menu.tsx';
import { PinCode } from '../lists/pin-code.tsx';
import { importedSettings } from './imported-settings.ts';
import { InductionFormGate } from './induction-form-gate.tsx';
import styles from './fixed-pages.module.css';
import { addForm, putForm } from './form-list-cache.ts';
import { useFormFrame } from './form-frame.ts';
import { draftOf, savedFormOf, type InductionSettings } from './induction-settings.ts';
import { formKey } from './induction-form-queries.ts';
import { settingLines } from './setting-lines.ts';
import { inductionFormUploads } from './induction-form-uploads.ts';
import { inductionFormVersions } from './induction-form-versions.ts';
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
  const uploads = useMemo(() => inductionFormUploads(id), [id]);
  const { fileToken, documentToken } = form;
  const files = useMemo(
    () => authoredFiles('inductionForm', { _id: id, fileToken, documentToken }),
    [id, fileToken, documentToken],
  );
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
    draftOf,
    versions: useMemo(() => inductionFormVersions(id), [id]),
    versionWords: {
      lead: t('forms.versions.lead'),
      standing: (count) => t('forms.versions.standing', { count }),
    },
    imported: ({ rest, pages }, current) => ({ settings: importedSettings(rest, current), pages }),
    frame,
    uploads,
    files,
    settingLines: (settings) => settingLines(t, settings),
  };
}

function useFormActions(form: InductionForm) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { _id: id } = form;
  const { mutate: copy } = useMutation({
    mutationFn: () => call(inductionFormApi.copy, { params: { id }, query: { language } }),
    onSuccess: (made) => {
      addForm(queryClient, made);
      beforeLeaving(() => void navigate(paths.form(made._id)));
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
  return (common: readonly MenuAction[]): MenuAction[] => [
    { key: 'try', label: t('forms.try'), to: paths.userForm('admin-try', id, 0), isNewTab: true },
    ...common,
    { key: 'copy', label: t('forms.copyForm'), onSelect: () => copy() },
    { key: 'print', label: t('forms.print'), to: paths.formPrint(id) },
    { key: 'poster', label: t('forms.poster'), to: paths.formPoster(id), isNewTab: true },
    { key: act, label: t(`forms.${act}`), onSelect: () => move(act) },
  ];
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
  const actions = useFormActions(form);
  return (
    <FormEditor
      backing={backing}
      bar={{
        back: { to: paths.forms, label: t('forms.title') },
        title: (
          <>
            <FormTitle label={t('forms.settings.name')} />
            <span className={styles.barPin}>
              {t('forms.pin')} <PinCode pin={form.meta.pin} />
            </span>
          </>
        ),
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
    />
  );
}

/** `/admin/forms/{formId}`: the editor of an induction form; whoever may only read comes to its print. */
export function FormEditorPage({ Player }: { Player: PreviewPlayer }) {
  const { formId = '' } = useParams();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  if (!isAuthor) return <Navigate to={paths.formPrint(formId)} replace />;
  return (
    <InductionFormGate id={formId}>{(form) => <OpenForm key={formId} form={form} Player={Player} />}</InductionFormGate>
  );
}
