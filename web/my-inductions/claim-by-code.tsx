import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { claimWithCode, sendCode, type Claimed, type Found } from './claiming.ts';
import styles from './my-inductions.module.css';

const ID = 'claim-code';
const CODE = /^\d{6}$/;
/** Room for spaces and dashes in a pasted code. */
const MAX_CHARACTERS = 20;

type ClaimByCodeProps = { found: Found; onClaimed: (claimed: Claimed) => void; onCancel: () => void };

function useSending({ _id }: Found) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const [sent, setSent] = useState<CodeSent>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setSent(await sendCode(_id, language, sent !== undefined));
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  return { sent, error, isBusy, send };
}

function CodeEntry({ found, onClaimed }: Pick<ClaimByCodeProps, 'found' | 'onClaimed'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => document.getElementById(ID)?.focus(), []);
  const fail = (message: string) => {
    setError(message);
    document.getElementById(ID)?.focus();
  };
  const claim = async (code: string) => {
    setBusy(true);
    setError(undefined);
    try {
      onClaimed({ found, form: await claimWithCode(found._id, code) });
    } catch (failure) {
      fail(codeOf(failure) === 'invalid_state' ? t('myInductions.claim.taken') : errorText(t, failure));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = typed.replace(/\D/g, '');
    if (CODE.test(code)) void claim(code);
    else fail(t('codes.incomplete'));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        id={ID}
        label={t('codes.label')}
        hint={t('codes.hint')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_CHARACTERS}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('myInductions.claim.finish')}
      </Button>
    </form>
  );
}

function sentText(t: TFunction, { delivery, userEmail, phoneNumber }: CodeSent): string {
  return delivery === 'sms'
    ? t('codes.sentSms', { address: phoneNumber })
    : t('codes.sentEmail', { address: userEmail });
}

/** Proves ownership of an induction with a code sent to its worker. */
export function ClaimByCode({ found, onClaimed, onCancel }: ClaimByCodeProps) {
  const { t } = useTranslation();
  const { sent, error, isBusy, send } = useSending(found);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Alert ref={box} kind="info" title={found.name}>
        <p>{found.companyName}</p>
        <p>{t('myInductions.claim.codeNeeded')}</p>
      </Alert>
      {error && (
        <Alert kind="other" live="alert">
          {error}
        </Alert>
      )}
      {sent && <output>{sentText(t, sent)}</output>}
      {sent && <CodeEntry found={found} onClaimed={onClaimed} />}
      <div className={styles.buttons}>
        <Button variant={sent ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
          {t(sent ? 'codes.resend' : 'myInductions.claim.send')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('myInductions.claim.another')}
        </Button>
      </div>
    </div>
  );
}
