import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { shownDocuments, shownPictures } from './attachments.ts';

/** The attachments of a permit on paper: its documents by their numbers, its pictures with theirs. */
export function PrintedAttachments({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const documents = shownDocuments(permit);
  const pictures = shownPictures(permit);
  return (
    <>
      {documents.length > 0 && (
        <ul className="permit-documents">
          {documents.map(({ name, number, url }) => (
            <li key={name}>
              <a href={url} download={`${t('permits.attachments.named.documents', { number })}.pdf`}>
                {t('permits.attachments.named.documents', { number })} (PDF)
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <div className="permit-pictures">
          {pictures.map(({ name, number, url }) => (
            <figure key={name} className="permit-picture">
              <figcaption>{t('permits.attachments.named.images', { number })}</figcaption>
              <img src={url} alt={t('permits.attachments.named.images', { number })} />
            </figure>
          ))}
        </div>
      )}
    </>
  );
}
