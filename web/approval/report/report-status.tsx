import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { ArchiveIcon, ChecksIcon, ClockIcon, ClockOffIcon, PencilIcon } from '../../ui/icons.tsx';
import { useValidity } from '../user-form/use-validity.ts';
import { userFormState, type UserFormState } from '../../lists/user-form-state.ts';

const ICONS = {
  unsigned: PencilIcon,
  waiting: ClockIcon,
  signed: ChecksIcon,
  approved: ChecksIcon,
  expired: ClockOffIcon,
  renewal: ClockIcon,
  renewed: ChecksIcon,
  archived: ArchiveIcon,
} as const satisfies Record<UserFormState, typeof PencilIcon>;

/** The state in a frame, in words and an icon, readable without colours. */
export function ReportStatus({ meta }: Pick<UserForm, 'meta'>) {
  const { t } = useTranslation();
  const validity = useValidity();
  const state = userFormState(meta);
  const Icon = ICONS[state];
  return (
    <p className="report-status">
      <Icon />
      <strong>{t(`approval.state.${state}`)}</strong>
      {meta.approved && meta.approvedBy && (
        <span>{t('approval.course.approvedBy', { name: meta.approvedBy.name })}</span>
      )}
      {meta.validUntil && <span>{validity(meta.validUntil)}</span>}
    </p>
  );
}
