import { useTranslation } from 'react-i18next';
import { shownTime } from '../../../shared/permits/permit-validity.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import type { PermitEvent } from '../../../shared/permits/permit.ts';

/** The events of whoever watches. */
const WATCHES: ReadonlySet<PermitEvent['what']> = new Set(['watchRound', 'watchFull']);

/** What an event says beside its name: whom it is about, by what it was done, and its lines of detail. */
export function useEventWords() {
  const { t } = useTranslation();
  const endOf = ({ endTime, dailyEndTime }: NonNullable<PermitEvent['newEnd']>) =>
    t('permits.event.end', { date: formatDate(`${endTime}T12:00:00Z`), time: shownTime(dailyEndTime) });
  const whoOf = ({ what, role, person }: PermitEvent) => {
    const as = role && t(`permits.role.${WATCHES.has(what) ? 'watch' : role}`);
    return as && person ? `${person} (${as})` : person;
  };
  return (event: PermitEvent) => {
    const { person, reason, toPerson, formerEnd, newEnd, overlapReason, pinGivenBy, onPhoneOf, by, how } = event;
    const details = [
      toPerson && t('permits.event.toPerson', { name: toPerson }),
      formerEnd && t('permits.event.formerEnd', { end: endOf(formerEnd) }),
      newEnd && t('permits.event.newEnd', { end: endOf(newEnd) }),
      reason && t('permits.reasonIs', { reason }),
      overlapReason && `${t('permits.overlaps.granted')}: ${overlapReason}`,
      pinGivenBy && t('permits.pinGivenBy', { name: pinGivenBy }),
      onPhoneOf && t('permits.phone.of', { name: onPhoneOf.name }),
    ];
    return {
      who: whoOf(event),
      through: [by?.name === person ? '' : by?.name, how && t(`permits.how.${how}`)].filter(Boolean).join(', '),
      details: details.filter((detail) => detail !== undefined && detail !== ''),
    };
  };
}
