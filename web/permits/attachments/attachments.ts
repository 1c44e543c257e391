import type { Permit } from '../../../shared/permits/permit.ts';
import { urlIn } from '../../content/page-files.ts';

export type AttachmentKind = 'images' | 'documents';

/** A file of a permit outside its pages. The permit stores only its name in the folder; the screen shows its number, from 1. */
export type Attachment = { kind: AttachmentKind; name: string; number: number; url: string };

/** The fields of a permit that list its attachments. */
export type Attached = Pick<Permit, AttachmentKind>;

export function shownPictures({ _id, images, fileToken }: Permit): Attachment[] {
  const place = { folder: `/static/images/permit/${_id}/`, token: fileToken };
  return images.map((name, index) => ({ kind: 'images', name, number: index + 1, url: urlIn(place, name) }));
}

export function shownDocuments({ _id, documents, documentToken }: Permit): Attachment[] {
  const place = { folder: `/static/documents/permit/${_id}/`, token: documentToken };
  return documents.map((name, index) => ({ kind: 'documents', name, number: index + 1, url: urlIn(place, name) }));
}

export function hasAttachments({ images, documents }: Attached): boolean {
  return images.length + documents.length > 0;
}
