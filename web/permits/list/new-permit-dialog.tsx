import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import type { PermitFormRow } from '../../../shared/permit-forms/permit-form.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { NAME_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TypedDialog } from '../../editing/typed-dialog.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './new-permit-dialog.module.css';
import { putNewPermit } from '../permit-queries.ts';

const MOST_FORMS = '50';
const NAME_ID = 'permit-name';

const focusName = () => document.getElementById(NAME_ID)?.focus();

/** The permit forms of the project's company; for root it may be another company than their own. */
function useForms(company: string | undefined, q: string) {
  return useQuery({
    queryKey: ['permit-forms-to-choose', company, q],
    queryFn: ({ signal }) =>
      call(permitFormApi.list, { query: { company, limit: MOST_FORMS, sort: 'name', ...(q && { q }) } }, { signal }),
    enabled: company !== undefined,
  });
}

type FormChoiceProps = { projectId: string; onChoose: (form: PermitFormRow) => void };

function Forms({ projectId, q, onChoose }: FormChoiceProps & { q: string }) {
  const { t } = useTranslation();
  const { data: project } = useProject(projectId);
  const { data, error, refetch } = useForms(project?.company, q);
  if (error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton lines={4} label={t('common.loading')} />;
  if (data.items.length === 0) return <p>{t(q ? 'permits.new.noMatch' : 'permits.new.noForms')}</p>;
  return (
    <ul className={styles.forms}>
      {data.items.map((form) => (
        <li key={form._id}>
          <button type="button" className={styles.form} onClick={() => onChoose(form)}>
            <strong>{form.name}</strong>
            {form.description && <span className={styles.about}>{form.description}</span>}
          </button>
        </li>
      ))}
      {data.nextCursor !== null && <li className={styles.about}>{t('permits.new.more')}</li>}
    </ul>
  );
}

function FormChoice({ projectId, onChoose }: FormChoiceProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  return (
    <>
      <SearchField
        id="permit-form-search"
        label={t('permits.new.search')}
        placeholder={t('permits.new.searchHint')}
        value={q}
        onSearch={(words) => setQ(words.trim())}
      />
      <Forms projectId={projectId} q={q} onChoose={onChoose} />
    </>
  );
}

function useCreate(projectId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // One key for all presses until one succeeds: a retry after a lost answer makes no second permit.
  const [key] = useState(newUuid);
  return useMutation({
    mutationFn: ({ form, name }: Named) =>
      call(permitApi.create, { body: { permitFormId: form._id, project: projectId, name } }, { key }),
    onSuccess: (permit) => {
      putNewPermit(queryClient, permit);
      void navigate(staffPaths.editPermit(permit._id, 0));
    },
  });
}

type Named = { form: PermitFormRow; name: string };
type NameFormProps = Named & { projectId: string; onName: (name: string) => void; onBack: () => void };

function NameForm({ projectId, form, name, onName, onBack }: NameFormProps) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useCreate(projectId);
  useEffect(focusName, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) focusName();
    else if (!isPending) mutate({ form, name: name.trim() });
  };
  return (
    <form className={styles.name} noValidate onSubmit={submit}>
      <p>{t('permits.new.chosen', { name: form.name })}</p>
      {error && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      <TextField
        id={NAME_ID}
        label={t('permits.facts.name')}
        hint={t('permits.facts.nameHint')}
        maxLength={NAME_CHARACTERS}
        value={name}
        error={isMissing && name.trim() === '' ? t('permits.facts.nameMissing') : undefined}
        onChange={onName}
      />
      <Row gap={2} isApart>
        <Button variant="secondary" onClick={onBack}>
          {t('permits.new.back')}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {t('permits.new.create')}
        </Button>
      </Row>
    </form>
  );
}

/** Creates a permit: the user selects a form, then names the permit, and it opens for filling in. */
export function NewPermitDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [named, setNamed] = useState<Named>();
  const body = useRef<HTMLDivElement>(null);
  const goBack = () => {
    setNamed(undefined);
    body.current?.closest('dialog')?.querySelector('h2')?.focus();
  };
  return (
    <TypedDialog
      isForm
      isTyped={named !== undefined && named.name !== named.form.name}
      title={t('permits.new.title')}
      onClose={onClose}
    >
      <div ref={body} className={styles.body}>
        {named ? (
          <NameForm {...named} projectId={projectId} onName={(name) => setNamed({ ...named, name })} onBack={goBack} />
        ) : (
          <FormChoice projectId={projectId} onChoose={(form) => setNamed({ form, name: form.name })} />
        )}
      </div>
    </TypedDialog>
  );
}
