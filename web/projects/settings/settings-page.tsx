import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Project } from '../../../shared/projects/project.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EditConflict } from '../../editing/both-versions.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SaveBar } from '../../ui/bars/save-bar.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { BasicSettings } from './basic-settings.tsx';
import { EndProject } from './end-project.tsx';
import { FormSettings, isSearchingForms } from './form-settings.tsx';
import { forgetSettings } from './kept-settings.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { PresenceSettings } from './presence-settings.tsx';
import { ReminderSettings } from './reminder-settings.tsx';
import { SelfCheckInSettings } from './self-check-in-settings.tsx';
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
  return (
    <>
      <ErrorSummary title={t('projects.settings.notSaved')} errors={broken} attempt={form.attempt} />
      {form.error && broken.length === 0 && (
        <Alert kind="error" title={t('projects.settings.notSaved')} live="alert">
          <p>{errorText(t, form.error)}</p>
        </Alert>
      )}
      <EditConflict
        conflict={form.conflict}
        values={form.values}
        isSame={isSameSetting}
        labelOf={texts.label}
        textOf={texts.value}
        onChoose={form.change}
      />
    </>
  );
}

/** Zones and board have a page of their own, which those who write permits open too. */
function ZonesLink({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('board.settings')}>
      <p>{t('board.settingsText')}</p>
      <div>
        <LinkButton to={staffPaths.projectZones(projectId)} variant="secondary">
          {t('board.settings')}
        </LinkButton>
      </div>
    </Panel>
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
        <PresenceSettings form={form} />
        {form.values.presence && <SelfCheckInSettings form={form} project={project} />}
        {/* Enter in a field saves, like the bar's button. */}
        <input type="submit" hidden />
      </form>
      <ZonesLink projectId={project._id} />
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
