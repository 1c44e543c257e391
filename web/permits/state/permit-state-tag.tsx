import { useTranslation } from 'react-i18next';
import { permitStateKey, type PermitState } from '../../../shared/permits/permit-state.ts';
import { Tag, type TagTone } from '../../ui/figures/tag.tsx';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';

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

/** In a row that says beside it whom the permit waits for: on a phone the short word. */
export function PermitStateInRow({ state }: { state: PermitState }) {
  const { t } = useTranslation();
  const isPhone = useWidthUpTo('phone');
  if (state !== 'Pending Approval' || !isPhone) return <PermitStateTag state={state} />;
  return <Tag tone={TONES[state]}>{t('permits.filter.waiting')}</Tag>;
}
