import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { call } from '../../app/api/call.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { savedPagesOf } from '../../form-editor/document/document.ts';
import { useEditor } from '../../form-editor/editor-context.ts';
import type { FormBacking } from '../../form-editor/form-backing.ts';
import { useStoredForm, type FormStore } from '../../written-forms/editor/use-stored-form.ts';
import { FormEditor } from '../../form-editor/form-editor.tsx';
import { FormTitle } from '../../form-editor/form-title.tsx';
import { useSettings } from '../../form-editor/inspector/settings.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import { FormTrailDialog } from '../../written-forms/editor/form-trail-dialog.tsx';
import { useFormActions } from '../../written-forms/editor/form-actions.ts';
import { useFormActs } from '../use-form-acts.ts';
import { beforeLeaving } from '../../ui/overlays/leaving.ts';
import { UndoIcon } from '../../ui/icons.tsx';
import { PosterIcon } from '../../ui/staff-icons.tsx';
import { HeldStarts } from '../../lists/held-starts.tsx';
import { PinCode } from '../../lists/pin-code.tsx';
import { importedSettings } from './imported-settings.ts';
import { InductionFormGate } from '../induction-form-gate.tsx';
import styles from './fixed-pages.module.css';
import { readEditedForm } from '../induction-form-queries.ts';
import { putEditedForm } from '../list/form-list-cache.ts';
import { useFormFrame } from './form-frame.ts';
import { bodyOf, savedFormOf, type InductionSettings } from './induction-settings.ts';
import { RenewalDialog } from './renewal-dialog.tsx';
import { settingLines } from './setting-lines.ts';
import { inductionFormUploads } from './induction-form-uploads.ts';
import { inductionFormVersions } from './induction-form-versions.ts';

/** The player for the open form, injected by the application's composition. */
export type PreviewPlayer = ComponentType<{ form: InductionForm; asked: string; pathTo: (index: number) => string }>;

const STORE: FormStore<InductionForm, InductionSettings, ReturnType<typeof bodyOf>> = {
  owner: 'inductionForm',
  savedOf: savedFormOf,
  bodyOf,
  update: (id, body) => call(inductionFormApi.update, { params: { id }, body }),
  discard: (id, version) =>
    call(inductionFormApi.discardDraft, { params: { id }, query: { version: String(version) } }),
  read: readEditedForm,
  keepEdited: putEditedForm,
  uploadsOf: inductionFormUploads,
  versionsOf: inductionFormVersions,
};

function useBacking(form: InductionForm): FormBacking<InductionSettings> {
  const { t } = useTranslation();
  return {
    ...useStoredForm(form, STORE),
    frame: useFormFrame(),
    versionWords: {
      lead: t('forms.versions.lead'),
      standing: (count) => t('forms.versions.standing', { count }),
    },
    imported: ({ rest, pages }, current) => ({ settings: importedSettings(rest, current), pages }),
    settingLines: (settings) => settingLines(t, settings),
  };
}

type PreviewProps = { form: InductionForm; asked: string; Player: PreviewPlayer };

/** Shows the current form, saved or not, in the player. */
function Preview({ form, asked, Player }: PreviewProps) {
  const { name, ...settings } = useSettings<InductionSettings>();
  const pages = useEditor(({ history }) => history.present.pages);
  const shown = useMemo(
    () => ({ ...form, ...settings, meta: { ...form.meta, name }, pages: savedPagesOf({ pages }) }),
    // oxlint-disable-next-line react/exhaustive-deps -- the settings cannot change while the preview is open
    [form, pages],
  );
  const pathTo = useCallback((index: number) => `${staffPaths.form(form._id)}?preview=${index}`, [form._id]);
  return <Player form={shown} asked={asked} pathTo={pathTo} />;
}

const loadTrail = (id: string) => (signal: AbortSignal) =>
  call(inductionFormApi.events, { params: { id } }, { signal });

function OpenForm({ form, Player }: { form: InductionForm; Player: PreviewPlayer }) {
  const { t } = useTranslation();
  const backing = useBacking(form);
  const navigate = useNavigate();
  const acts = useFormActs({ onCopied: (copy) => beforeLeaving(() => void navigate(staffPaths.form(copy._id))) });
  const { _id, meta } = form;
  const [isAskingRenewal, setAsking] = useState(false);
  const [isTrailOpen, setTrailOpen] = useState(false);
  const actions = useFormActions({
    form: { _id, name: meta.name.trim() || t('forms.nameless'), isArchived: meta.archived },
    acts,
    trialPath: staffPaths.userForm('admin-try', _id, 0),
    printPath: staffPaths.formPrint(_id),
    translationsPath: staffPaths.formTranslations(_id),
    onTrail: () => setTrailOpen(true),
    more: [
      ...(meta.archived
        ? []
        : [{ key: 'renewal', label: t('forms.renewal.action'), icon: UndoIcon, onSelect: () => setAsking(true) }]),
      { key: 'poster', label: t('forms.poster'), icon: PosterIcon, to: staffPaths.formPoster(_id), isNewTab: true },
    ],
  });
  return (
    <FormEditor
      backing={backing}
      bar={{
        back: { to: staffPaths.forms, label: t('forms.title') },
        title: (
          <>
            <FormTitle label={t('forms.settings.name')} />
            <span className={styles.barPin}>
              {t('forms.pin')} <PinCode pin={meta.pin} />
            </span>
          </>
        ),
        actions,
      }}
      preview={(asked) => <Preview form={form} asked={asked} Player={Player} />}
      notice={
        meta.archived ? (
          <Alert kind="info" title={t('forms.archived')}>
            {t('forms.archivedNote')}
          </Alert>
        ) : (
          <HeldStarts forms={[form]} />
        )
      }
    >
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
      {isTrailOpen && <FormTrailDialog id={_id} load={loadTrail(_id)} onClose={() => setTrailOpen(false)} />}
      {isAskingRenewal && <RenewalDialog form={form} onClose={() => setAsking(false)} />}
    </FormEditor>
  );
}

/** `/admin/forms/{formId}`: the editor of an induction form; readers are redirected to its print. */
export function FormEditorPage({ Player }: { Player: PreviewPlayer }) {
  const { formId = '' } = useParams();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  if (!isAuthor) return <Navigate to={staffPaths.formPrint(formId)} replace />;
  return (
    <InductionFormGate id={formId} isEdited>
      {(form) => <OpenForm key={formId} form={form} Player={Player} />}
    </InductionFormGate>
  );
}
