import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import type { PermitSettings } from '../../shared/content/forms/permit-settings.ts';
import type { PermitForm, PermitFormTrial } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/api/call.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { savedPagesOf } from '../form-editor/document/document.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import type { FormBacking } from '../form-editor/form-backing.ts';
import { useStoredForm, type FormStore } from '../written-forms/editor/use-stored-form.ts';
import { FormEditor } from '../form-editor/form-editor.tsx';
import { FormTitle } from '../form-editor/form-title.tsx';
import { useSettings } from '../form-editor/inspector/settings.ts';
import { FormTrailDialog } from '../written-forms/editor/form-trail-dialog.tsx';
import { useFormActions } from '../written-forms/editor/form-actions.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { beforeLeaving } from '../ui/overlays/leaving.ts';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { importedPermitForm } from './imported-permit-form.ts';
import { PermitFormGate } from './permit-form-gate.tsx';
import { permitFormVersions } from './permit-form-versions.ts';
import { usePermitFormFrame } from './permit-form-frame.tsx';
import styles from './permit-form-frame.module.css';
import { putEditedPermitForm, readEditedPermitForm } from './permit-form-queries.ts';
import { bodyOf, savedFormOf, type PermitFormSettings } from './permit-form-settings.ts';
import { permitFormUploads } from './permit-form-uploads.ts';
import { settingWords } from './setting-words.ts';
import { usePermitFormActs } from './use-permit-form-acts.ts';

/** A trial permit of the open form, injected by the application's composition. */
export type PermitPreview = ComponentType<{
  form: PermitFormTrial & PermitSettings;
  asked: string;
  pathTo: (index: number) => string;
}>;

const STORE: FormStore<PermitForm, PermitFormSettings, ReturnType<typeof bodyOf>> = {
  owner: 'permitForm',
  savedOf: savedFormOf,
  bodyOf,
  update: (id, body) => call(permitFormApi.update, { params: { id }, body }),
  discard: (id, version) => call(permitFormApi.discardDraft, { params: { id }, query: { version: String(version) } }),
  read: readEditedPermitForm,
  keepEdited: putEditedPermitForm,
  uploadsOf: permitFormUploads,
  versionsOf: permitFormVersions,
};

function useBacking(form: PermitForm): FormBacking<PermitFormSettings> {
  const { t } = useTranslation();
  return {
    ...useStoredForm(form, STORE),
    frame: usePermitFormFrame(),
    versionWords: {
      lead: t('permitForms.versions.lead'),
      standing: (count) => t('permitForms.versions.standing', { count }),
    },
    imported: importedPermitForm,
    settingLines: ({ name, description, ...rules }) => [
      { label: t('permitForms.name'), value: name },
      { label: t('permitForms.description'), value: description },
      ...settingWords(t, rules),
    ],
  };
}

type PreviewProps = { form: PermitForm; asked: string; Player: PermitPreview };

/** Shows the current form, saved or not, as a permit. */
function Preview({ form, asked, Player }: PreviewProps) {
  const settings = useSettings<PermitFormSettings>();
  const pages = useEditor(({ history }) => history.present.pages);
  const { _id } = form;
  const shown = useMemo(
    () => ({
      ...permitSettingsOf(settings),
      _id,
      name: settings.name,
      description: settings.description,
      pages: savedPagesOf({ pages }),
    }),
    [_id, settings, pages],
  );
  const pathTo = useCallback((index: number) => `${staffPaths.permitForm(_id)}?preview=${index}`, [_id]);
  return (
    <div className={styles.preview}>
      <Player form={shown} asked={asked} pathTo={pathTo} />
    </div>
  );
}

const loadTrail = (id: string) => (signal: AbortSignal) => call(permitFormApi.events, { params: { id } }, { signal });

function OpenForm({ form, Player }: { form: PermitForm; Player: PermitPreview }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const backing = useBacking(form);
  const acts = usePermitFormActs({
    onCopied: ({ _id }) => beforeLeaving(() => void navigate(staffPaths.permitForm(_id))),
  });
  const { _id, meta } = form;
  const [isTrailOpen, setTrailOpen] = useState(false);
  const actions = useFormActions({
    form: { _id, name: form.name.trim() || t('forms.nameless'), isArchived: meta.archived },
    acts,
    trialPath: meta.archived ? undefined : staffPaths.tryPermit(_id, 0),
    printPath: staffPaths.permitFormPrint(_id),
    translationsPath: staffPaths.permitFormTranslations(_id),
    onTrail: () => setTrailOpen(true),
  });
  return (
    <FormEditor
      backing={backing}
      bar={{
        back: { to: staffPaths.permitForms, label: t('permitForms.title') },
        title: <FormTitle label={t('forms.settings.name')} />,
        actions,
      }}
      preview={(asked) => <Preview form={form} asked={asked} Player={Player} />}
      notice={
        meta.archived && (
          <Alert kind="info" title={t('forms.archived')}>
            {t('permitForms.archivedNote')}
          </Alert>
        )
      }
    >
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
      {isTrailOpen && <FormTrailDialog id={_id} load={loadTrail(_id)} onClose={() => setTrailOpen(false)} />}
    </FormEditor>
  );
}

/** `/admin/permit-forms/{formId}`: the editor of a permit form. */
export function PermitFormEditorPage({ Player }: { Player: PermitPreview }) {
  const { formId = '' } = useParams();
  return (
    <PermitFormGate id={formId} isEdited>
      {(form) => <OpenForm key={formId} form={form} Player={Player} />}
    </PermitFormGate>
  );
}
