import type { Permit } from '../../../shared/permits/permit.ts';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { useAttachments } from './use-attachments.ts';

/** The attachments on a permit's page; asks before the user leaves a running upload. */
export function PermitAttachments({ permit }: { permit: Permit }) {
  const attachments = useAttachments(permit);
  return (
    <>
      <AttachmentsPanel permit={permit} attachments={attachments} />
      <LeaveGuard isOn={attachments.isSending} />
    </>
  );
}
