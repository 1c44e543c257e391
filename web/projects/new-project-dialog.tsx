import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { projectApi } from '../../shared/projects/project-api.ts';
import { NAME_CHARACTERS, NEW_PROJECT, type ProjectDraft } from '../../shared/projects/project.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { NetworkError } from '../app/network-error.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { newUuid } from '../app/uuid.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxRow } from '../ui/checkbox-row.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TypedDialog } from '../ui/typed-dialog.tsx';
import { putNewProject } from './project-queries.ts';
import styles from './projects-page.module.css';

const FORM = 'new-project';
const NAME = 'new-project-name';

/** A new project as it is written: reminders of its cards go to its maker where they want them. */
function draftOf(name: string, remindedEmail: string | undefined): ProjectDraft {
  const reminded = remindedEmail === undefined ? {} : { adminEnabled: true, adminEmails: [remindedEmail] };
  return { ...NEW_PROJECT, name, cardReminder: { ...NEW_PROJECT.cardReminder, ...reminded } };
}

/** Makes the project and opens its settings (specification 6). The same press again, after a lost answer, makes no second one. */
function useCreation(company: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const key = useRef(newUuid());
  return useMutation({
    mutationFn: (draft: ProjectDraft) => call(projectApi.create, { body: { ...draft, company } }, { key: key.current }),
    onSuccess: (project) => {
      putNewProject(queryClient, project);
      void navigate(paths.projectTab(project._id, 'settings'));
    },
    onError: (error) => {
      // What was refused is asked anew with other words; what was not answered may have been made.
      if (!(error instanceof NetworkError)) key.current = newUuid();
    },
  });
}

type NewProjectDialogProps = { company: string | undefined; onClose: () => void };

/** The name of a new project, and whether its maker is reminded of its cards. */
export function NewProjectDialog({ company, onClose }: NewProjectDialogProps) {
  const { t } = useTranslation();
  const email = useSession().loggedInUser?.email;
  const [name, setName] = useState('');
  // Root does not get the reminders of another company unless they ask for them.
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
      <form id={FORM} className={styles.new} onSubmit={submit} noValidate>
        {error && (
          <Alert kind="other" live="alert">
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
      </form>
    </TypedDialog>
  );
}
