import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../shared/permits/permit.ts';
import { errorText } from '../app/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddAttachments } from './add-attachments.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { AttachmentQuestion } from './attachment-question.tsx';
import { hasAttachments } from './attachments.ts';
import styles from './attachments.module.css';
import { SendingFiles } from './sending-files.tsx';
import type { Attachments } from './use-attachments.ts';

type AttachmentsProps = { permit: Permit; attachments: Attachments };

function OpenAttachments({ permit, attachments }: AttachmentsProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const { files, notice, error, isSending, removedAt, retry, drop, remove } = attachments;
  // What was pressed is gone: the focus goes on from the attachments.
  useEffect(() => {
    if (removedAt !== undefined) group.current?.focus();
  }, [removedAt]);
  return (
    <div ref={group} tabIndex={-1} className={styles.open}>
      {!hasAttachments(permit) && !isSending && <p>{t('permits.attachments.none')}</p>}
      <AttachmentList
        permit={permit}
        actOf={(attachment) => (
          <Button variant="secondary" isSmall onClick={() => remove(attachment)}>
            {t('permits.attachments.remove')}
            <VisuallyHidden>
              {' '}
              {t(`permits.attachments.named.${attachment.kind}`, { number: attachment.number })}
            </VisuallyHidden>
          </Button>
        )}
      />
      <SendingFiles
        files={files}
        onRetry={retry}
        onDrop={({ id }) => {
          drop(id);
          group.current?.focus();
        }}
      />
      <div className={styles.ways}>
        <AddAttachments kind="images" attachments={attachments} />
        <AddAttachments kind="documents" attachments={attachments} />
      </div>
      <output className={styles.notice}>{notice}</output>
      {error && (
        <p role="alert" className={styles.refusal}>
          {errorText(t, error)}
        </p>
      )}
      <AttachmentQuestion permit={permit} attachments={attachments} />
    </div>
  );
}

/** The attachments of a permit, and the ways to add and remove them for those who may; nothing where there is neither. */
export function AttachmentsPanel({ permit, attachments }: AttachmentsProps) {
  const { t } = useTranslation();
  if (!attachments.isOpen && !hasAttachments(permit)) return null;
  return (
    <Panel title={t('permits.attachments.title')}>
      {attachments.isOpen ? (
        <OpenAttachments permit={permit} attachments={attachments} />
      ) : (
        <div className={styles.read}>
          <AttachmentList permit={permit} />
        </div>
      )}
    </Panel>
  );
}
