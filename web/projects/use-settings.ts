import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectApi } from '../../shared/projects/project-api.ts';
import type { Project } from '../../shared/projects/project.ts';
import { AppError } from '../../shared/core/errors.ts';
import { call } from '../app/call.ts';
import { codeOf } from '../app/error-text.ts';
import { forgetSettings, keepSettings, keptSettings } from './kept-settings.ts';
import { putProject } from './project-queries.ts';
import {
  NOTHING_TYPED,
  refusedSettings,
  settingErrors,
  type SettingErrors,
  type TypedEmails,
} from './setting-errors.ts';
import { draftOf, isSameSettings, mergeSettings, settingsOf, type SettingName, type Settings } from './settings.ts';

/** Settings that were changed here and elsewhere at the same time. */
type Tear = { torn: readonly SettingName[]; mine: Settings; saved: Settings };

type Form = { base: Project; settings: Settings; typed: TypedEmails; tear: Tear | undefined };

const formOf = (project: Project): Form => ({
  base: project,
  settings: settingsOf(project),
  typed: NOTHING_TYPED,
  tear: undefined,
});

const isDirtyForm = ({ base, settings, typed }: Form) =>
  !isSameSettings(settings, settingsOf(base)) || typed.adminEmails !== '' || typed.updateNoteEmails !== '';

/** The form over the project as it is by now: what is not typed follows it, what is typed stays. */
function follow(form: Form, project: Project): Form {
  if (project.version <= form.base.version) return form;
  if (!isDirtyForm(form)) return { ...formOf(project), tear: undefined };
  const saved = settingsOf(project);
  const base = settingsOf(form.base);
  if (isSameSettings(base, saved)) return { ...form, base: project };
  const { settings, torn } = mergeSettings({ base, mine: form.settings, saved });
  return { ...form, base: project, settings, tear: { torn, mine: settings, saved } };
}

export type SettingsForm = ReturnType<typeof useSettings>;

/** The settings of a project being changed: nothing typed is lost by a conflict, a refusal or the way back. */
export function useSettings(project: Project) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<Form>(() => ({ ...formOf(project), ...keptSettings(project._id) }));
  const [attempt, setAttempt] = useState(0);
  const followed = follow(form, project);
  if (followed !== form) setForm(followed);
  const { settings, typed, base, tear } = followed;
  const isDirty = isDirtyForm(followed);

  useEffect(() => {
    if (isDirty) keepSettings(base._id, { base, settings, typed });
    else forgetSettings(base._id);
  }, [isDirty, base, settings, typed]);

  const saving = useMutation({
    mutationFn: (version: number) =>
      call(projectApi.update, { params: { id: base._id }, body: { ...draftOf(settings), version } }),
    onSuccess: (saved) => {
      setForm(formOf(saved));
      setAttempt(0);
      putProject(queryClient, saved);
    },
    onError: (error) => {
      if (codeOf(error) !== 'version_conflict' || !(error instanceof AppError)) return;
      const current = error.detail.current as Project;
      setForm((before) => follow(before, current));
      putProject(queryClient, current);
    },
  });
  const found = attempt === 0 ? {} : settingErrors(t, settings, typed);
  const errors: SettingErrors = { ...refusedSettings(t, saving.error), ...found };
  return {
    settings,
    typed,
    errors,
    attempt,
    isDirty,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess && !isDirty,
    error: codeOf(saving.error) === 'version_conflict' ? null : saving.error,
    tear,
    set: (changed: Partial<Settings>) => {
      if (saving.error) saving.reset();
      setForm((before) => ({ ...before, settings: { ...before.settings, ...changed } }));
    },
    setTyped: (changed: Partial<TypedEmails>) =>
      setForm((before) => ({ ...before, typed: { ...before.typed, ...changed } })),
    save: () => {
      setAttempt(attempt + 1);
      if (Object.keys(settingErrors(t, settings, typed)).length > 0) return;
      saving.mutate(base.version);
    },
    discard: () => {
      saving.reset();
      setAttempt(0);
      setForm(formOf(base));
    },
  };
}
