import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ATTACHMENTS } from '../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { DOCUMENT_TYPE, IMAGE_TYPES } from '../../shared/uploads/upload-api.ts';
import { errorText } from '../app/error-text.ts';
import { FileIcon, PicturesIcon } from '../content/blocks/file-icons.tsx';
import { FileButton } from '../content/fields/file-button.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { AttachmentQuestion } from './attachment-question.tsx';
import { hasAttachments, type AttachmentKind } from './attachments.ts';
import styles from './attachments.module.css';
import { SendingFiles } from './sending-files.tsx';
import type { Attachments } from './use-attachments.ts';

const TYPES = { images: IMAGE_TYPES.join(','), documents: DOCUMENT_TYPE };
const ICONS = { images: <PicturesIcon />, documents: <FileIcon /> };

function AddButton({ kind, attachments: { roomFor, add } }: { kind: AttachmentKind; attachments: Attachments }) {
  const { t } = useTranslation();
  if (roomFor(kind) === 0) return <p>{t(`permits.attachments.full.${kind}`, { count: MAX_ATTACHMENTS })}</p>;
  return (
    <FileButton
      label={t(`permits.attachments.add.${kind}`)}
      icon={ICONS[kind]}
      accept={TYPES[kind]}
      isMany
      onFiles={(files) => add(kind, files)}
    />
  );
}

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
        <AddButton kind="images" attachments={attachments} />
        <AddButton kind="documents" attachments={attachments} />
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
