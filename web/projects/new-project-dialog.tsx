import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { projectApi } from '../../shared/projects/project-api.ts';
import { NAME_CHARACTERS, NEW_PROJECT } from '../../shared/projects/new-project.ts';
import type { ProjectDraft } from '../../shared/projects/project.ts';
import { call } from '../app/api/call.ts';
import { errorText, mayTryAgain } from '../app/api/error-text.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSession } from '../app/session/session.ts';
import { newUuid } from '../app/api/uuid.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxRow } from '../ui/fields/boxes/checkbox-row.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TypedDialog } from '../editing/typed-dialog.tsx';
import { putNewProject } from './project-queries.ts';
import { Stack } from '../ui/layout/stack.tsx';

const FORM = 'new-project';
const NAME = 'new-project-name';

/** The request body of a new project; its card reminders go to its maker on request. */
function draftOf(name: string, remindedEmail: string | undefined): ProjectDraft {
  const reminded = remindedEmail === undefined ? {} : { adminEnabled: true, adminEmails: [remindedEmail] };
  return { ...NEW_PROJECT, name, cardReminder: { ...NEW_PROJECT.cardReminder, ...reminded } };
}

/** Creates the project and opens its settings. A retry after a lost answer creates no second project. */
function useCreation(company: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const key = useRef(newUuid());
  return useMutation({
    mutationFn: (draft: ProjectDraft) => call(projectApi.create, { body: { ...draft, company } }, { key: key.current }),
    onSuccess: (project) => {
      putNewProject(queryClient, project);
      void navigate(staffPaths.projectTab(project._id, 'settings'));
    },
    onError: (error) => {
      // After a refusal the user changes the input, so the key changes; after a lost answer the project may exist.
      if (!mayTryAgain(error)) key.current = newUuid();
    },
  });
}

type NewProjectDialogProps = { company: string | undefined; onClose: () => void };

/** Asks for a new project's name, and whether its maker gets card reminders. */
export function NewProjectDialog({ company, onClose }: NewProjectDialogProps) {
  const { t } = useTranslation();
  const email = useSession().loggedInUser?.email;
  const [name, setName] = useState('');
  // Root gets another company's reminders only on request.
  const [isReminded, setReminded] = useState(email !== undefined && company === undefined);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useCreation(company);
  const isMissing = isChecked && name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '') document.getElementById(NAME)?.focus();
    else if (!isPending) mutate(draftOf(name.trim(), isReminded ? email : undefined));
  };
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={FORM} isBusy={isPending}>
        {t('projects.new.create')}
      </Button>
    </>
  );
  return (
    <TypedDialog isTyped={name.trim() !== ''} onClose={onClose} title={t('projects.create')} actions={actions}>
      <Stack as="form" id={FORM} gap={5} onSubmit={submit} noValidate>
        {error && (
          <Alert kind="error" live="alert">
            {t('projects.createFailed', { reason: errorText(t, error) })}
          </Alert>
        )}
        <TextField
          id={NAME}
          label={t('projects.settings.names.name')}
          hint={t('projects.new.nameHint')}
          error={isMissing ? t('projects.settings.nameMissing') : undefined}
          maxLength={NAME_CHARACTERS}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        {email !== undefined && (
          <CheckboxRow
            id="new-project-reminders"
            label={t('projects.new.remindMe', { email })}
            isChecked={isReminded}
            onChange={setReminded}
          />
        )}
      </Stack>
    </TypedDialog>
  );
}
