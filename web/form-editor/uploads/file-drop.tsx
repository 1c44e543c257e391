// <FileDrop id={id} accept="application/pdf" label={t('…')} name={fileName} upload={upload} onName={setFileName} />: a file that is chosen or dropped,
// with its progress, a way to stop it, and another try when it failed.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentRefusal } from '../../app/api/document-refusal.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DropBox } from './drop-box.tsx';
import type { FileUpload } from './uploads.ts';
import styles from './file-drop.module.css';

type FileDropProps = {
  id: string;
  label: string;
  /** What the file is of, heard where a screen has several. */
  of?: string;
  accept: string;
  /** The maximum file size in bytes. */
  maxBytes: number;
  /** Whether a file exists, so that another one replaces it. */
  hasFile: boolean;
  error: string | undefined;
  upload: FileUpload;
  onName: (name: string, file: File) => void;
};

type Sending = { file: File; share: number; stop: () => void } | { file: File; failure: string; mayRetry: boolean };

const MEGABYTE_BYTES = 1024 * 1024;

/** Uploads one file; selecting another cancels the running upload. */
function useSending({ accept, maxBytes, upload, onName }: FileDropProps) {
  const { t } = useTranslation();
  const [sending, setSending] = useState<Sending>();
  const current = useRef<AbortController>(undefined);
  const refusalOf = (file: File) => {
    if (!accept.split(',').includes(file.type)) return t('editor.file.wrongType');
    return file.size > maxBytes ? t('editor.file.tooLarge', { max: maxBytes / MEGABYTE_BYTES }) : undefined;
  };
  const send = async (file: File) => {
    current.current?.abort();
    const refusal = refusalOf(file);
    if (refusal !== undefined) return setSending({ file, failure: refusal, mayRetry: false });
    const stopper = new AbortController();
    current.current = stopper;
    const stop = () => {
      stopper.abort();
      setSending(undefined);
    };
    setSending({ file, share: 0, stop });
    try {
      const name = await upload(file, {
        signal: stopper.signal,
        onProgress: (share) => !stopper.signal.aborted && setSending({ file, share, stop }),
      });
      if (stopper.signal.aborted) return;
      setSending(undefined);
      onName(name, file);
    } catch (error) {
      const refused = documentRefusal(t, error);
      const failure = refused ?? errorText(t, error);
      if (!stopper.signal.aborted) setSending({ file, failure, mayRetry: refused === undefined });
    }
  };
  return { sending, send };
}

function Progress({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const { t } = useTranslation();
  if ('failure' in sending) {
    return (
      <div className={styles.state} role="alert">
        <p className={styles.failure}>
          {sending.file.name}: {sending.failure}
        </p>
        {sending.mayRetry && (
          <Button variant="secondary" isSmall onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </div>
    );
  }
  const percent = Math.round(sending.share * 100);
  return (
    <div className={styles.state}>
      <p>
        {t('editor.file.sending', { name: sending.file.name, percent })}
        <progress className={styles.progress} max={100} value={percent} aria-label={t('editor.file.progress')} />
      </p>
      <Button variant="secondary" isSmall onClick={sending.stop}>
        {t('editor.file.stop')}
      </Button>
    </div>
  );
}

export function FileDrop(props: FileDropProps) {
  const { id, label, of, accept, hasFile, error } = props;
  const { t } = useTranslation();
  const { sending, send } = useSending(props);
  return (
    <Stack gap={2}>
      <DropBox
        id={id}
        label={
          <>
            {hasFile ? t('editor.file.replace') : label}
            {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
          </>
        }
        accept={accept}
        errorId={error === undefined ? undefined : `${id}-error`}
        onFile={(file) => void send(file)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.failure}>
          {error}
        </p>
      )}
      {sending && <Progress sending={sending} onRetry={() => void send(sending.file)} />}
    </Stack>
  );
}
