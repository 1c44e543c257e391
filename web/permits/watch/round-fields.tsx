import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUND_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { RoundNoting } from './use-round-noting.ts';

/** The rounds that this phone has not sent, and what became of sending them. */
export function UnsentRounds({ noting: { waiting, refusal, isAway, forget, send } }: { noting: RoundNoting }) {
  const { t } = useTranslation();
  if (waiting.length === 0 || (!isAway && refusal === undefined)) return null;
  return (
    <Alert kind={isAway ? 'offline' : 'error'} live="status">
      <p>{t(isAway ? 'permits.watch.kept' : 'permits.watch.unsent', { count: waiting.length })}</p>
      {refusal !== undefined && <p>{t(`errors.${refusal}`)}</p>}
      <Button variant="secondary" isSmall onClick={send}>
        {t('common.retry')}
      </Button>
      {refusal !== undefined && (
        <Button variant="secondary" isSmall onClick={() => void forget()}>
          {t('permits.watch.forget')}
        </Button>
      )}
    </Alert>
  );
}

/** What is observed on a round. */
export function RoundFields({ noting }: { noting: RoundNoting }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <TextField
      id={`${id}-word`}
      label={t('permits.watch.word')}
      hint={t('permits.watch.wordHint')}
      isOptional
      maxLength={ROUND_CHARACTERS}
      value={noting.word}
      onChange={noting.setWord}
    />
  );
}
