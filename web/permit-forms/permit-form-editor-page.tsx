import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { AppError } from '../../shared/core/errors.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm, PermitFormTrial } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { savedPagesOf } from '../form-editor/document.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import type { FormBacking } from '../form-editor/form-backing.ts';
import { authoredFiles } from '../form-editor/authored-files.ts';
import { FormEditor } from '../form-editor/form-editor.tsx';
import { FormTitle } from '../form-editor/form-title.tsx';
import { useSettings } from '../form-editor/settings.ts';
import type { MenuAction } from '../ui/action-menu.tsx';
import { Alert } from '../ui/alert.tsx';
import { beforeLeaving } from '../ui/leaving.ts';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { importedPermitForm } from './imported-permit-form.ts';
import { PermitFormGate } from './permit-form-gate.tsx';
import { permitFormVersions } from './permit-form-versions.ts';
import { usePermitFormFrame } from './permit-form-frame.tsx';
import styles from './permit-form-frame.module.css';
import { putPermitForm } from './permit-form-queries.ts';
import { draftOf, savedFormOf, type PermitFormSettings } from './permit-form-settings.ts';
import { permitFormUploads } from './permit-form-uploads.ts';
import { usePermitFormActs } from './use-permit-form-acts.ts';

/** A permit of the form that is open here, to be tried; the composition of the app gives it. */
export type PermitPreview = ComponentType<{ form: PermitFormTrial; asked: string; pathTo: (index: number) => string }>;

function useBacking(form: PermitForm): FormBacking<PermitFormSettings> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const frame = usePermitFormFrame();
  const { _id: id, fileToken, documentToken } = form;
  const uploads = useMemo(() => permitFormUploads(id), [id]);
  const files = useMemo(
    () => authoredFiles('permitForm', { _id: id, fileToken, documentToken }),
    [id, fileToken, documentToken],
  );
  const save = useCallback<FormBacking<PermitFormSettings>['save']>(
    async (draft) => {
      const answered = await call(permitFormApi.update, { params: { id }, body: draftOf(draft) });
      putPermitForm(queryClient, answered);
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
        ? savedFormOf(error.detail.current as PermitForm)
        : undefined,
    draftOf,
    versions: useMemo(() => permitFormVersions(id), [id]),
    versionWords: {
      lead: t('permitForms.versions.lead'),
      standing: (count) => t('permitForms.versions.standing', { count }),
    },
    imported: importedPermitForm,
    frame,
    uploads,
    files,
    settingLines: ({ name, description }) => [
      { label: t('permitForms.name'), value: name },
      { label: t('permitForms.description'), value: description },
    ],
  };
}

type PreviewProps = { form: PermitForm; asked: string; Player: PermitPreview };

/** The form as it stands in the editor, saved or not, as a permit made from it. */
function Preview({ form, asked, Player }: PreviewProps) {
  const { name, description } = useSettings<PermitFormSettings>();
  const pages = useEditor(({ history }) => history.present.pages);
  const { _id } = form;
  const shown = useMemo(
    () => ({ _id, name, description, pages: savedPagesOf({ pages }) }),
    [_id, name, description, pages],
  );
  const pathTo = useCallback((index: number) => `${paths.permitForm(_id)}?preview=${index}`, [_id]);
  return (
    <div className={styles.preview}>
      <Player form={shown} asked={asked} pathTo={pathTo} />
    </div>
  );
}

function OpenForm({ form, Player }: { form: PermitForm; Player: PermitPreview }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const backing = useBacking(form);
  const acts = usePermitFormActs({ onCopied: ({ _id }) => beforeLeaving(() => void navigate(paths.permitForm(_id))) });
  const acted = { _id: form._id, name: form.name.trim() || t('forms.nameless') };
  const move = form.meta.archived ? 'unarchive' : 'archive';
  const trial: MenuAction = { key: 'try', label: t('forms.try'), to: paths.tryPermit(form._id, 0), isNewTab: true };
  const actions = (common: readonly MenuAction[]): MenuAction[] => [
    ...(form.meta.archived ? [] : [trial]),
    ...common,
    { key: 'copy', label: t('forms.copyForm'), onSelect: () => acts.do('copy', acted) },
    { key: 'print', label: t('forms.print'), to: paths.permitFormPrint(form._id) },
    { key: move, label: t(`forms.${move}`), onSelect: () => acts.do(move, acted) },
  ];
  return (
    <FormEditor
      backing={backing}
      bar={{
        back: { to: paths.permitForms, label: t('permitForms.title') },
        title: <FormTitle label={t('forms.settings.name')} />,
        actions,
      }}
      preview={(asked) => <Preview form={form} asked={asked} Player={Player} />}
      notice={
        form.meta.archived && (
          <Alert kind="info" title={t('forms.archived')}>
            {t('permitForms.archivedNote')}
          </Alert>
        )
      }
    >
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
    </FormEditor>
  );
}

/** `/admin/permit-forms/{formId}`: the editor of a permit form. */
export function PermitFormEditorPage({ Player }: { Player: PermitPreview }) {
  const { formId = '' } = useParams();
  return <PermitFormGate id={formId}>{(form) => <OpenForm key={formId} form={form} Player={Player} />}</PermitFormGate>;
}
