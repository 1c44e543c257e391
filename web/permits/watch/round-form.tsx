import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { errorText } from '../../app/api/error-text.ts';
import { smallPicture } from '../../content/small-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { dataUrlOf } from '../../content/data-url.ts';
import { useRounds } from './use-rounds.ts';

const MOST_PHOTO_BYTES = 300_000;

type RoundFormProps = { link: { permitId: string; pin: string }; onChanged: (permit: Permit) => void };

/** A round's word and picture; without a network it stays on the phone. */
export function RoundForm({ link, onChanged }: RoundFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [photo, setPhoto] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { waiting, refusal, isAway, note, forget, send } = useRounds(link, onChanged);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const picture = await smallPicture(file, MOST_PHOTO_BYTES, new AbortController().signal).catch(() => undefined);
    setPhoto(picture && (await dataUrlOf(picture)));
  };
  const press = async () => {
    setBusy(true);
    await note(word.trim(), photo);
    setWord('');
    setPhoto(undefined);
    setBusy(false);
  };
  return (
    <Stack gap={3}>
      {waiting.length > 0 && (
        <Alert kind={isAway ? 'offline' : 'other'} live="status">
          <p>{t(isAway ? 'permits.watch.kept' : 'permits.watch.unsent', { count: waiting.length })}</p>
          {refusal !== undefined && <p>{errorText(t, refusal)}</p>}
          <Button variant="secondary" isSmall onClick={send}>
            {t('common.retry')}
          </Button>
          {refusal !== undefined && waiting[0] && (
            <Button variant="secondary" isSmall onClick={() => waiting[0] && forget(waiting[0].id)}>
              {t('permits.watch.forget')}
            </Button>
          )}
        </Alert>
      )}
      <TextField
        id={`${id}-word`}
        label={t('permits.watch.word')}
        hint={t('permits.watch.wordHint')}
        isOptional
        maxLength={300}
        value={word}
        onChange={setWord}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Button wide variant="secondary" onClick={() => camera.current?.click()}>
        {t(photo === undefined ? 'permits.watch.takePhoto' : 'permits.watch.photoTaken')}
      </Button>
      <Button wide icon={<CheckIcon />} isBusy={isBusy} onClick={() => void press()}>
        {t('permits.watch.note')}
      </Button>
    </Stack>
  );
}
