import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { GateReason } from '../../../shared/gate/gate-verdict.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { ArchiveIcon, CardIcon, ClockIcon, ClockOffIcon, PencilIcon, PersonIcon, UndoIcon } from '../../ui/icons.tsx';
import { SiteIcon } from '../../ui/staff-icons.tsx';
import type { GatePerson } from '../gate-queries.ts';
import styles from './verdict-page.module.css';

const ICONS = {
  unfinished: PencilIcon,
  returned: UndoIcon,
  expired: ClockOffIcon,
  archived: ArchiveIcon,
  other_site: SiteIcon,
  project_ended: SiteIcon,
  card_missing: CardIcon,
  card_expired: CardIcon,
  tax_number_not_found: PersonIcon,
  tax_number_format: PersonIcon,
  waiting: ClockIcon,
  renewal: ClockIcon,
  project_not_begun: SiteIcon,
  tax_number_mismatch: PersonIcon,
  tax_number_not_checked: PersonIcon,
  card_not_approved: CardIcon,
  under_18: PersonIcon,
} as const satisfies Record<GateReason, typeof CardIcon>;

/** Why a person does not enter or is looked at, the worst first; how long the induction is valid where it is. */
export function Reasons({ person }: { person: GatePerson }) {
  const { t } = useTranslation();
  const { reasons, state } = person;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const Icon = ICONS[reason];
        return (
          <li key={reason} className={styles.reason}>
            <Icon />
            <span>{reasonText(t, reason, person)}</span>
          </li>
        );
      })}
      {state === 'valid' && (
        <li className={styles.reason}>
          <CheckIcon />
          <span>{validText(t, person)}</span>
        </li>
      )}
    </ul>
  );
}

function reasonText(t: TFunction, reason: GateReason, { validUntil }: GatePerson): string {
  if (reason === 'expired' && validUntil !== null) return t('gate.expiredOn', { date: formatDate(validUntil) });
  return t(`gate.reason.${reason}`);
}

function validText(t: TFunction, { validUntil }: GatePerson): string {
  return validUntil === null ? t('gate.valid') : t('gate.validUntil', { date: formatDate(validUntil) });
}
