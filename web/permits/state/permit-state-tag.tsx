import { useTranslation } from 'react-i18next';
import { permitStateKey, type PermitState } from '../../../shared/permits/permit-state.ts';
import { Tag, type TagTone } from '../../ui/figures/tag.tsx';

const TONES: Record<PermitState, TagTone> = {
  Draft: 'draft',
  'Pending Approval': 'pending',
  Approved: 'approved',
  Approved_valid: 'valid',
  Approved_suspended: 'suspended',
  Approved_watch: 'watch',
  Approved_expired: 'expired',
  WorkApproved: 'workApproved',
  WorkRejected: 'workRejected',
  Cancelled: 'cancelled',
  archived: 'archived',
};

/** The state of a permit as icon, words and colour. */
export function PermitStateTag({ state }: { state: PermitState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`permits.state.${permitStateKey(state)}`)}</Tag>;
}
