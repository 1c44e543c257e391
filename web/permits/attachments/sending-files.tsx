import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './attachments.module.css';
import type { SendingFile } from './use-sending-files.ts';

/** A file's upload progress, in words and as a bar. */
function Progress({ file: { file, share } }: { file: SendingFile }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <>
      <p>{t('permits.attachments.sending', { name: file.name, percent })}</p>
      <progress
        className={styles.progress}
        max={100}
        value={percent}
        aria-label={t('permits.attachments.progress', { name: file.name })}
      />
    </>
  );
}

type SendingFilesProps = {
  files: readonly SendingFile[];
  onRetry: (file: SendingFile) => void;
  onDrop: (file: SendingFile) => void;
};

/** The pending files: running uploads can be cancelled, failed ones retried. */
export function SendingFiles({ files, onRetry, onDrop }: SendingFilesProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className={styles.sending}>
      {files.map((each) => (
        <li key={each.id} className={styles.state}>
          {each.refusal ? (
            <p role="alert" className={styles.refusal}>
              {each.file.name}: {each.refusal.text}
            </p>
          ) : (
            <Progress file={each} />
          )}
          <Row gap={2}>
            {each.refusal?.mayRetry && (
              <Button variant="secondary" isSmall onClick={() => onRetry(each)}>
                {t('common.retry')}
                <VisuallyHidden> {each.file.name}</VisuallyHidden>
              </Button>
            )}
            <Button variant="secondary" isSmall onClick={() => onDrop(each)}>
              {t(each.refusal ? 'permits.attachments.forget' : 'permits.attachments.stop')}
              <VisuallyHidden> {each.file.name}</VisuallyHidden>
            </Button>
          </Row>
        </li>
      ))}
    </ul>
  );
}
