import { useTranslation } from 'react-i18next';
import { MAX_ATTACHMENTS } from '../../../shared/permits/permit-defaults.ts';
import { DOCUMENT_TYPE, IMAGE_TYPES } from '../../../shared/uploads/upload-limits.ts';
import { FileIcon, PicturesIcon } from '../../content/file-icons.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import type { AttachmentKind } from './attachments.ts';
import type { Attachments } from './use-attachments.ts';

const TYPES = { images: IMAGE_TYPES.join(','), documents: DOCUMENT_TYPE };
const ICONS = { images: <PicturesIcon />, documents: <FileIcon /> };

/** The file picker for attachments; says the maximum number when no more fit. */
export function AddAttachments({ kind, attachments }: { kind: AttachmentKind; attachments: Attachments }) {
  const { t } = useTranslation();
  const { roomFor, add } = attachments;
  if (roomFor(kind) === 0) return <p>{t(`permits.attachments.full.${kind}`, { count: MAX_ATTACHMENTS })}</p>;
  return (
    <FileButton
      isSharing
      label={t(`permits.attachments.add.${kind}`)}
      icon={ICONS[kind]}
      accept={TYPES[kind]}
      isMany
      onFiles={(files) => add(kind, files)}
    />
  );
}
