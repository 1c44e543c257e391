import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddAttachments } from './add-attachments.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { AttachmentQuestion } from './attachment-question.tsx';
import { hasAttachments } from './attachments.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from './attachments.module.css';
import { SendingFiles } from './sending-files.tsx';
import type { Attachments } from './use-attachments.ts';

type AttachmentsProps = { permit: Permit; attachments: Attachments };

function OpenAttachments({ permit, attachments }: AttachmentsProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const { files, notice, error, isSending, removedAt, retry, drop, remove } = attachments;
  // The pressed button is gone: the focus moves to the attachments.
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
      <Row gap={2}>
        <AddAttachments kind="images" attachments={attachments} />
        <AddAttachments kind="documents" attachments={attachments} />
      </Row>
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

/** A permit's attachments, with buttons to add and remove them for those who may; renders nothing if there is neither. */
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
