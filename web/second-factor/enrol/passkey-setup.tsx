import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import { PASSKEY_NAME_CHARACTERS } from '../../../shared/second-factors/second-factor-limits.ts';
import type { ChangedFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { makePasskey } from '../passkeys.ts';
import { useAct } from '../use-act.ts';

const FIELD = 'passkey-name';

type PasskeySetupProps = { token: string | undefined; onDone: (changed: ChangedFactors) => void };

/** A new passkey, by the name that tells it from the user's others. */
export function PasskeySetup({ token, onDone }: PasskeySetupProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const acting = useAct();
  const make = async () => {
    const passkey = await makePasskey(await call(secondFactorApi.beginPasskey, {}, { token }));
    onDone(await call(secondFactorApi.savePasskey, { body: { name: name.trim(), passkey } }, { token }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '') document.getElementById(FIELD)?.focus();
    else void acting.act(make);
  };
  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      <FailureAlert failure={acting.failure} />
      <p>{t('secondFactor.passkey.text')}</p>
      <TextField
        id={FIELD}
        label={t('secondFactor.passkey.name')}
        hint={t('secondFactor.passkey.nameHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_CHARACTERS}
        value={name}
        onChange={setName}
        error={isChecked && name.trim() === '' ? t('secondFactor.passkey.nameMissing') : undefined}
      />
      <Button type="submit" wide isBusy={acting.isBusy}>
        {t('secondFactor.passkey.make')}
      </Button>
    </Stack>
  );
}
