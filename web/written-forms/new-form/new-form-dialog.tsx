import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_NAME_CHARACTERS } from '../../../shared/content/forms/form-limits.ts';
import { errorText } from '../../app/api/error-text.ts';
import { TypedDialog } from '../../editing/typed-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { StartChoice } from './start-choice.tsx';
import { useNewForm, type FormCreation } from './use-new-form.ts';

type Start<Key extends string> = { key: Key; name: string; text: string };

type NewFormDialogProps<Form extends { _id: string }, Key extends string> = {
  id: string;
  texts: { title: string; name: string; nameHint: string; starts: string };
  starts: readonly Start<Key>[];
  /** The start that is chosen at first. */
  firstStart: Key;
  /** The name that a start proposes. */
  proposedName?: (start: Key) => string;
  isNameRequired?: boolean;
  creation: FormCreation<Form, Key>;
  onClose: () => void;
};

/** Asks for a new form's name and initial content, creates it and opens it. */
export function NewFormDialog<Form extends { _id: string }, Key extends string>({
  id,
  texts,
  starts,
  firstStart,
  proposedName,
  isNameRequired = false,
  creation,
  onClose,
}: NewFormDialogProps<Form, Key>) {
  const { t } = useTranslation();
  const [typedName, setTypedName] = useState<string>();
  const [start, setStart] = useState(firstStart);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useNewForm(creation);
  const shownName = typedName ?? proposedName?.(start) ?? '';
  const isMissing = isNameRequired && shownName.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isMissing && !isPending) mutate({ name: shownName.trim(), start });
  };
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={id} isBusy={isPending}>
        {t('forms.create')}
      </Button>
    </>
  );
  const isTyped = typedName !== undefined && typedName.trim() !== '';
  return (
    <TypedDialog isTyped={isTyped} onClose={onClose} title={texts.title} actions={actions}>
      <Stack as="form" id={id} gap={4} onSubmit={submit} noValidate>
        {error !== null && (
          <Alert kind="error" live="alert">
            {errorText(t, error)}
          </Alert>
        )}
        <TextField
          id={`${id}-name`}
          label={texts.name}
          hint={texts.nameHint}
          error={isChecked && isMissing ? t('issues.required') : undefined}
          value={shownName}
          onChange={setTypedName}
          maxLength={FORM_NAME_CHARACTERS}
          autoComplete="off"
        />
        <StartChoice legend={texts.starts} starts={starts} value={start} onChange={setStart} />
      </Stack>
    </TypedDialog>
  );
}
