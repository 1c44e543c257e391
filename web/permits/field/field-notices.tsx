import { useTranslation } from 'react-i18next';
import { granterRole } from '../../../shared/permits/permit-callers.ts';
import { periodText } from '../../../shared/permits/permit-validity.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { nameOf, standingOf } from '../state/shown-permit.ts';

/** A later end that waits for a grantor. */
export function ExtensionNotice({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dateTime = useDateTime();
  const { extension } = permit;
  if (!extension) return null;
  const { endTime, dailyEndTime, reason, by, at } = extension;
  const period = periodText({ ...permit, endTime, dailyEndTime }, language);
  return (
    <Alert kind="info" title={t('permits.field.extension.title')}>
      <p>{t('permits.field.extension.period', { period })}</p>
      <p>{t('permits.reasonIs', { reason })}</p>
      <p>
        {by.name}, {dateTime(at)}
      </p>
    </Alert>
  );
}

/** A hand-over that is not signed by everybody yet. */
export function HandOverNotice({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const { handOver, persons } = permit;
  const former = persons.find(({ _id }) => _id === handOver?.personId);
  if (!handOver || !former) return null;
  const names = { from: nameOf(former), to: nameOf(handOver.person) };
  const granter = t(`permits.role.${granterRole(permit)}`);
  return (
    <Alert kind="info" title={t('permits.field.handingOver.title')}>
      <p>{t('permits.field.handingOver.who', names)}</p>
      <p>
        {handOver.turn === 'worker'
          ? t('permits.field.handingOver.worker', names)
          : t('permits.field.handingOver.grantor', { role: granter })}
      </p>
    </Alert>
  );
}

/** What waits for a signature in a granted permit. */
export function FieldNotices({ permit }: { permit: Permit }) {
  const { status, archived } = permit;
  if (status !== 'Approved' || archived || standingOf(permit).isPast) return null;
  return (
    <>
      <ExtensionNotice permit={permit} />
      <HandOverNotice permit={permit} />
    </>
  );
}
