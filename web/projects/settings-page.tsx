import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Project } from '../../shared/projects/project.ts';
import { errorText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BasicSettings } from './basic-settings.tsx';
import { EndProject } from './end-project.tsx';
import { FormSettings, isSearchingForms } from './form-settings.tsx';
import { forgetSettings } from './kept-settings.ts';
import { useProject } from '../app/use-project.ts';
import { ReminderSettings } from './reminder-settings.tsx';
import { isSameSetting, SETTING_NAMES } from './settings.ts';
import { settingId } from './setting-id.ts';
import styles from './settings-page.module.css';
import { useSettingTexts } from './setting-texts.ts';
import { useSettings, type SettingsForm } from './use-settings.ts';

function Problems({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const texts = useSettingTexts(form);
  const broken = SETTING_NAMES.flatMap((name) => {
    const message = form.errors[name];
    return message === undefined ? [] : [{ fieldId: settingId(name), message }];
  });
  const { tear } = form;
  return (
    <>
      <ErrorSummary title={t('projects.settings.notSaved')} errors={broken} attempt={form.attempt} />
      {form.error && broken.length === 0 && (
        <Alert kind="other" title={t('projects.settings.notSaved')} live="alert">
          <p>{errorText(t, form.error)}</p>
        </Alert>
      )}
      {tear && (
        <BothVersions
          rows={tear.torn.map((name) => ({
            key: name,
            label: texts.label(name),
            mine: texts.value(tear.mine, name),
            saved: texts.value(tear.saved, name),
            isMine: isSameSetting(form.settings, tear.mine, name),
            onChoose: (isMine) => form.set({ [name]: (isMine ? tear.mine : tear.saved)[name] }),
          }))}
        />
      )}
    </>
  );
}

function SettingsOf({ project }: { project: Project }) {
  const { t } = useTranslation();
  const form = useSettings(project);
  return (
    <div className={styles.page}>
      <Problems form={form} />
      <form
        className={styles.sections}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSearchingForms()) form.save();
        }}
      >
        <BasicSettings form={form} savedName={project.name} />
        <FormSettings form={form} company={project.company} />
        <ReminderSettings form={form} />
        {/* Enter in a field saves, as a press on the bar does. */}
        <input type="submit" hidden />
      </form>
      <EndProject project={project} />
      <SaveBar
        isDirty={form.isDirty}
        isBusy={form.isSaving}
        onSave={form.save}
        onDiscard={form.discard}
        saved={form.isSaved ? t('projects.settings.saved') : undefined}
      />
      <LeaveGuard isOn={form.isDirty} onLeave={() => forgetSettings(project._id)} />
    </div>
  );
}

/** What is set of a project: its name and days, its induction forms, its reminders, and its end. */
export function SettingsPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const { data: project } = useProject(projectId);
  if (!project) return <Skeleton lines={6} label={t('common.loading')} />;
  return <SettingsOf key={projectId} project={project} />;
}
