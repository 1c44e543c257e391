import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { useVersionedEdit } from '../../editing/use-versioned-edit.ts';
import { forgetSettings, keepSettings, keptSettings } from './kept-settings.ts';
import { putProject } from '../project-queries.ts';
import {
  NOTHING_TYPED,
  refusedSettings,
  settingErrors,
  type SettingErrors,
  type TypedEmails,
} from './setting-errors.ts';
import { draftOf, isSameSetting, settingsOf, type Settings } from './settings.ts';

const SHAPE = { valuesOf: settingsOf, isSame: isSameSetting };

export type SettingsForm = ReturnType<typeof useSettings>;

/** The settings of a project being changed: nothing typed is lost by a conflict, a refusal or the way back. */
export function useSettings(project: Project) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [kept] = useState(() => keptSettings(project._id));
  const [typed, setTyped] = useState<TypedEmails>(kept?.typed ?? NOTHING_TYPED);
  const [attempt, setAttempt] = useState(0);
  const edit = useVersionedEdit<Project, Settings>({
    saved: project,
    kept,
    shape: SHAPE,
    send: (values, { _id: id, version }) =>
      call(projectApi.update, { params: { id }, body: { ...draftOf(values), version } }),
    onKnown: (current) => putProject(queryClient, current),
  });
  const { base, values } = edit;
  const isDirty = edit.isDirty || typed.adminEmails !== '' || typed.updateNoteEmails !== '';

  useEffect(() => {
    if (isDirty) keepSettings(base._id, { base, values, typed });
    else forgetSettings(base._id);
  }, [isDirty, base, values, typed]);

  const found = attempt === 0 ? {} : settingErrors(t, values, typed);
  const errors: SettingErrors = { ...refusedSettings(t, edit.error), ...found };
  const save = async () => {
    setAttempt(attempt + 1);
    if (Object.keys(settingErrors(t, values, typed)).length > 0) return;
    const { kind } = await edit.save();
    if (kind === 'saved') setAttempt(0);
  };
  return {
    ...edit,
    typed,
    isDirty,
    errors,
    attempt,
    isSaved: edit.isSaved && !isDirty,
    change: (changed: Partial<Settings>) => {
      edit.forgetError();
      edit.change(changed);
    },
    setTyped: (changed: Partial<TypedEmails>) => setTyped((before) => ({ ...before, ...changed })),
    save: () => void save(),
    discard: () => {
      setAttempt(0);
      setTyped(NOTHING_TYPED);
      edit.discard();
    },
  };
}
