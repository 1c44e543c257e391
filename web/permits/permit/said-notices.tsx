import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';

/** The reasons for returning a permit, for rejecting its work, and for overriding a card. */
export function SaidNotices({ permit: { rejection, cardOverride } }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <>
      {rejection && (
        <Alert kind="other" title={t(rejection.role === 'Grantor' ? 'permits.sentBack' : 'permits.workNotAccepted')}>
          <p>{rejection.reason}</p>
          <p>
            {rejection.by}, {dateTime(rejection.at)}
          </p>
        </Alert>
      )}
      {cardOverride && (
        <Alert kind="info" title={t('permits.override.title')}>
          <p>{cardOverride.reason}</p>
          <p>
            {cardOverride.by}, {dateTime(cardOverride.at)}
          </p>
        </Alert>
      )}
    </>
  );
}
