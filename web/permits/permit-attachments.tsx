import type { Permit } from '../../shared/permits/permit.ts';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { useAttachments } from './use-attachments.ts';

/** The attachments on a page of their permit; it asks before a file that is on its way is left behind. */
export function PermitAttachments({ permit }: { permit: Permit }) {
  const attachments = useAttachments(permit);
  return (
    <>
      <AttachmentsPanel permit={permit} attachments={attachments} />
      <LeaveGuard isOn={attachments.isSending} />
    </>
  );
}
