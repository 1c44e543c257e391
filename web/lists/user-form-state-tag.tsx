import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '../ui/figures/tag.tsx';
import type { UserFormState } from './user-form-state.ts';

const TONES = {
  unsigned: 'draft',
  waiting: 'pending',
  signed: 'workApproved',
  approved: 'workApproved',
  archived: 'archived',
} as const satisfies Record<UserFormState, TagTone>;

export function UserFormStateTag({ state }: { state: UserFormState }) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`approval.state.${state}`)}</Tag>;
}
