import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { DocumentLink } from '../../content/blocks/document/document-link.tsx';
import { ImageZoom } from '../../content/image-zoom.tsx';
import { shownDocuments, shownPictures, type Attachment } from './attachments.ts';
import styles from './attachments.module.css';

type ActOf = (attachment: Attachment) => ReactNode;

function Picture({ picture: { url, number } }: { picture: Attachment }) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const name = t('permits.attachments.named.images', { number });
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={t('permits.attachments.enlarge', { name })}
        onClick={() => setLarge(true)}
      >
        <img src={url} alt="" />
      </button>
      {isLarge && <ImageZoom url={url} alt={name} onClose={() => setLarge(false)} />}
    </>
  );
}

function Pictures({ pictures, actOf }: { pictures: readonly Attachment[]; actOf: ActOf | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pictures} aria-label={t('permits.attachments.list.images')}>
      {pictures.map((picture) => (
        <li key={picture.name} className={styles.picture}>
          <Picture picture={picture} />
          <div className={styles.caption}>
            <span>{t('permits.attachments.named.images', { number: picture.number })}</span>
            {actOf?.(picture)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Documents({ documents, actOf }: { documents: readonly Attachment[]; actOf: ActOf | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.documents} aria-label={t('permits.attachments.list.documents')}>
      {documents.map((document) => (
        <li key={document.name} className={styles.document}>
          <DocumentLink
            url={document.url}
            title={t('permits.attachments.named.documents', { number: document.number })}
            fileName={document.name}
          />
          {actOf?.(document)}
        </li>
      ))}
    </ul>
  );
}

/** A permit's pictures and documents: a press opens a picture full screen, a document downloads. */
export function AttachmentList({ permit, actOf }: { permit: Permit; actOf?: ActOf | undefined }) {
  const pictures = shownPictures(permit);
  const documents = shownDocuments(permit);
  return (
    <>
      {pictures.length > 0 && <Pictures pictures={pictures} actOf={actOf} />}
      {documents.length > 0 && <Documents documents={documents} actOf={actOf} />}
    </>
  );
}
