import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '../ui/figures/tag.tsx';
import { useWidthUpTo } from '../ui/use-width-up-to.ts';
import type { UserFormState } from './user-form-state.ts';

const TONES = {
  unsigned: 'draft',
  waiting: 'pending',
  signed: 'workApproved',
  approved: 'workApproved',
  expired: 'expired',
  renewal: 'cardWarn',
  renewed: 'archived',
  archived: 'archived',
} as const satisfies Record<UserFormState, TagTone>;

export function UserFormStateTag({ state }: { state: UserFormState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`approval.state.${state}`)}</Tag>;
}

/** In a row whose act says what it waits for: on a phone the short word. */
export function UserFormStateInRow({ state }: { state: UserFormState }) {
  const { t } = useTranslation();
  const isPhone = useWidthUpTo('phone');
  if (state !== 'waiting' || !isPhone) return <UserFormStateTag state={state} />;
  return <Tag tone={TONES.waiting}>{t('approval.state.waitingShort')}</Tag>;
}
