import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorProof } from '../../../shared/core/second-step.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CodeField } from '../code-field.tsx';

const FIELD = 'second-step';

type TypedProofProps = {
  way: 'code' | 'recoveryCode';
  isBusy: boolean;
  /** The number of the attempt that was wrong, if the last one was. */
  wrongAttempt: number | undefined;
  onSend: (proof: FactorProof) => void;
};

/** A code of the app, or a recovery code, typed. */
export function TypedProof({ way, isBusy, wrongAttempt, onSend }: TypedProofProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  useEffect(() => document.getElementById(FIELD)?.focus(), [wrongAttempt]);
  const isMissing = isChecked && typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (typed.trim() === '') document.getElementById(FIELD)?.focus();
    else if (!isBusy) onSend(way === 'code' ? { code: typed } : { recoveryCode: typed });
  };
  const faultOf = (missing: string, wrong: string) =>
    isMissing ? missing : wrongAttempt === undefined ? undefined : wrong;
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      {way === 'code' ? (
        <CodeField
          id={FIELD}
          value={typed}
          onChange={setTyped}
          error={faultOf(t('secondFactor.codeMissing'), t('secondFactor.wrongCode'))}
          hint={t('secondFactor.codeHint')}
        />
      ) : (
        <TextField
          id={FIELD}
          label={t('secondFactor.recoveryCode')}
          hint={t('secondFactor.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={setTyped}
          error={faultOf(t('secondFactor.recoveryMissing'), t('secondFactor.wrongRecoveryCode'))}
        />
      )}
      <Button type="submit" wide isBusy={isBusy}>
        {t('secondFactor.continue')}
      </Button>
    </Stack>
  );
}
