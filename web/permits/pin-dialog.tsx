import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permitApi } from '../../shared/permits/permit-api.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CopyIcon } from '../ui/icons.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import styles from './pin-dialog.module.css';
import { nameOf } from './shown-permit.ts';

type Drawn = { signPin: string; url: string };

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
        {label}
      </Button>
      <output className={styles.said}>
        {isCopied === undefined ? '' : t(isCopied ? 'lists.copied' : 'permits.pin.notCopied')}
      </output>
    </>
  );
}

function DrawnPin({ drawn: { signPin, url }, name }: { drawn: Drawn; name: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.drawn}>
      <p>{t('permits.pin.once', { name })}</p>
      <p className={styles.pin}>{signPin}</p>
      <p className={styles.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <div className={styles.acts}>
        <CopyButton text={url} label={t('permits.pin.copyLink')} />
      </div>
      <p>{t('permits.pin.scan', { name })}</p>
      <div className={styles.code}>
        <QrCode text={url} label={t('permits.pin.code', { name })} />
      </div>
    </div>
  );
}

type PinDialogProps = { permit: Permit; person: PermitPerson; onClose: () => void };

/** Draws a new PIN for a person of a permit, and shows it this once, with its link to copy or to scan. */
export function PinDialog({ permit, person, onClose }: PinDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const name = nameOf(person);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(permitApi.drawPin, { params: { id: permit._id, personId: person._id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['permit', permit._id] }),
  });
  const actions = data ? (
    <Button onClick={onClose}>{t('common.close')}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('permits.pin.keep')}
      </Button>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {t('permits.pin.draw')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t('permits.pin.title', { name })} onClose={onClose} actions={actions}>
      {error && (
        <Alert kind="other" live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      {data ? <DrawnPin drawn={data} name={name} /> : <p>{t('permits.pin.text', { name })}</p>}
    </Dialog>
  );
}
