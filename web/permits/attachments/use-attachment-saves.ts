import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { MAX_PICTURE_BYTES } from '../../content/small-picture.ts';
import { pictureRefusal } from '../../pictures/picture-refusal.ts';
import type { Attached, Attachment, AttachmentKind } from './attachments.ts';
import { takeDocument } from './permit-document-upload.ts';
import { knownPermit, putPermit } from '../permit-queries.ts';
import { usePermitUpload } from './permit-upload.ts';
import { saveAttachments } from './save-attachments.ts';
import type { SendFile } from './use-sending-files.ts';

/** Saves a permit's attachments and shows each save when it is done. */
export function useAttachmentSaves(permit: Permit) {
  const queryClient = useQueryClient();
  const put = (saved: Permit) => putPermit(queryClient, saved);
  const known = () => knownPermit(queryClient, permit._id) ?? permit;
  const add = async ({ kind, name }: { kind: AttachmentKind; name: string }, agreedSignatures: number) => {
    const change = (before: Attached) => (before[kind].includes(name) ? {} : { [kind]: [...before[kind], name] });
    put(await saveAttachments(known(), { change, agreedSignatures, onCurrent: put }));
  };
  const remove = async ({ kind, name }: Attachment, agreedSignatures: number) => {
    const change = (before: Attached) => ({ [kind]: before[kind].filter((each) => each !== name) });
    put(
      kind === 'images'
        ? await call(permitApi.deleteImage, { params: { id: permit._id }, body: { imageName: name } })
        : await saveAttachments(known(), { change, agreedSignatures, onCurrent: put }),
    );
  };
  return { add, remove };
}

/** Uploads a file and adds it to the permit; the user has agreed to void the signatures. */
export function useSendAttachment(permit: Permit, onAdded: () => void) {
  const { t } = useTranslation();
  const uploadPicture = usePermitUpload(permit._id);
  const saves = useAttachmentSaves(permit);
  return (agreedSignatures: number): SendFile =>
    async ({ kind, file }, options) => {
      const taken =
        kind === 'images'
          ? await uploadPicture(file, { maxBytes: MAX_PICTURE_BYTES, ...options })
          : await takeDocument(t, { id: permit._id, file }, options);
      if (!taken || options.signal.aborted) return undefined;
      if ('refusal' in taken) return taken.refusal;
      try {
        await saves.add({ kind, name: taken.name }, agreedSignatures);
        onAdded();
        return undefined;
      } catch (error) {
        return pictureRefusal(t, error);
      }
    };
}
