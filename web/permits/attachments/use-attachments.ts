import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ATTACHMENTS } from '../../../shared/permits/permit-defaults.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { permitUploadApi } from '../../../shared/uploads/upload-api.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import type { Attachment, AttachmentKind } from './attachments.ts';
import { signatureCount } from './save-attachments.ts';
import { standingOf } from '../state/shown-permit.ts';
import { useAttachmentSaves, useSendAttachment } from './use-attachment-saves.ts';
import { useSendingFiles, type SendingFile } from './use-sending-files.ts';

/** An act that needs confirmation: it voids signatures or removes a file. */
type Asked = { removed?: Attachment; signatures: number; act: () => void };

/** Asks before an act that removes something. */
function useQuestion(permit: Permit) {
  const [asked, setAsked] = useState<Asked>();
  const ask = (act: (signatures: number) => void, removed?: Attachment) => {
    const signatures = signatureCount(permit);
    const agreed = () => act(signatures);
    if (removed || signatures > 0) setAsked({ ...(removed && { removed }), signatures, act: agreed });
    else agreed();
  };
  return { asked, ask, close: () => setAsked(undefined) };
}

/** The state of a permit's attachments while users add and remove them. */
export function useAttachments(permit: Permit) {
  const { t } = useTranslation();
  const isWriter = useHasRole(permitUploadApi.permitImage.access.roles ?? []);
  const [notice, setNotice] = useState('');
  const { asked, ask, close } = useQuestion(permit);
  const { files, isSending, add, retry, drop } = useSendingFiles();
  const saves = useAttachmentSaves(permit);
  const send = useSendAttachment(permit, () => setNotice(t('permits.attachments.added')));
  const removal = useMutation({
    mutationFn: ({ attachment, signatures }: { attachment: Attachment; signatures: number }) =>
      saves.remove(attachment, signatures),
    onMutate: () => setNotice(''),
    onSuccess: (_, { attachment: { kind, number } }) =>
      setNotice(t('permits.attachments.removed', { name: t(`permits.attachments.named.${kind}`, { number }) })),
    onSettled: close,
  });
  const roomFor = (kind: AttachmentKind) =>
    Math.max(0, MAX_ATTACHMENTS - permit[kind].length - files.filter((each) => each.kind === kind).length);
  return {
    isOpen: isWriter && mayMove(standingOf(permit), 'edit', 'permitCRUD'),
    files,
    isSending,
    notice,
    asked,
    closeQuestion: close,
    isRemoving: removal.isPending,
    error: removal.error,
    /** When the last successful removal was requested. */
    removedAt: removal.isSuccess ? removal.submittedAt : undefined,
    roomFor,
    drop,
    add: (kind: AttachmentKind, chosen: readonly File[]) => {
      const taken = chosen.slice(0, roomFor(kind));
      setNotice(taken.length < chosen.length ? t(`permits.attachments.full.${kind}`, { count: MAX_ATTACHMENTS }) : '');
      if (taken.length === 0) return;
      ask((signatures) => {
        close();
        const all = taken.map((file) => ({ kind, file }));
        add(all, send(signatures));
      });
    },
    retry: (file: SendingFile) =>
      ask((signatures) => {
        close();
        retry(file, send(signatures));
      }),
    remove: (attachment: Attachment) => ask((signatures) => removal.mutate({ attachment, signatures }), attachment),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
