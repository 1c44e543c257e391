import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/fields/codes/code-field.tsx';
import { useCodeEntry } from '../ui/fields/codes/use-code-entry.ts';
import { claimWithCode, sendCode, type Claimed, type Found } from './claiming.ts';
import styles from './my-inductions.module.css';

const ID = 'claim-code';

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
  const { field, isBusy, submit } = useCodeEntry(ID, async (code) => {
    try {
      onClaimed({ found, form: await claimWithCode(found._id, code) });
      return undefined;
    } catch (failure) {
      return codeOf(failure) === 'invalid_state' ? t('myInductions.claim.taken') : errorText(t, failure);
    }
  });
  useEffect(() => document.getElementById(ID)?.focus(), []);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField {...field} />
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
        <Alert kind="error" live="alert">
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
