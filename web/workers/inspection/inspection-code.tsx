import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inspectorApi } from '../../../shared/workers/inspector-api.ts';
import type { Inspection } from '../../../shared/workers/inspector-link.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { PinBoxes } from '../../ui/fields/pin-boxes.tsx';
import { emptyPin, pinOf } from '../../ui/fields/pin-digits.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useInspectionTexts } from './texts/use-inspection-texts.ts';

const DIGITS = 6;
const ID = 'code';

const focusBox = (index: number) => document.getElementById(index === 0 ? ID : `${ID}-${index + 1}`)?.focus();

type InspectionCodeProps = { linkId: string; onOpened: (inspection: Inspection) => void };

/** Asks for the code of a link; a refusal says nothing of what was wrong. */
export function InspectionCode({ linkId, onOpened }: InspectionCodeProps) {
  const { t } = useTranslation();
  const texts = useInspectionTexts();
  const [digits, setDigits] = useState(() => emptyPin(DIGITS));
  const [refused, setRefused] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onOpened(await call(inspectorApi.open, { params: { id: linkId }, body: { code } }, { token: null }));
    } catch (failure) {
      setError(codeOf(failure) === 'unauthorized' ? texts.refused : errorText(t, failure));
      setRefused(code);
      focusBox(0);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = pinOf(digits);
    if (code !== undefined) return void open(code);
    setError(t('pin.incomplete', { total: DIGITS }));
    focusBox(digits.indexOf(''));
  };
  return (
    <Stack as="form" gap={4} onSubmit={submit} noValidate>
      <p>{texts.ask}</p>
      <PinBoxes
        id={ID}
        legend={texts.code}
        digits={digits}
        onChange={setDigits}
        hint={texts.told}
        error={error}
        refused={refused}
      />
      <Button type="submit" wide isBusy={isBusy}>
        {isBusy ? texts.opening : texts.open}
      </Button>
    </Stack>
  );
}
