import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import type { Candidate, PickerProps } from './permit-people.ts';
import { PickerFrame } from './picker-frame.tsx';

const DAYS = { lasting: 365, expired: -1 } as const;

function dayFromNow(days: number): string {
  return localDate(new Date(Date.now() + days * 86_400_000));
}

/** A trial has no people, so three samples stand in: with the required card, with an expired one, and without one. */
function useSamples({ cardRequirement }: PickerProps['block']): Candidate[] {
  const { t } = useTranslation();
  const card = (id: string, days: number) => ({ _id: id, name: cardRequirement, expires: dayFromNow(days) });
  const sample = (number: number, cards: Candidate['cards']): Candidate => ({
    selected: { userFormId: `sample-${number}` },
    name: t('permits.try.person', { number }),
    company: t('permits.try.company'),
    cards,
  });
  return [sample(1, [card('lasting', DAYS.lasting)]), sample(2, [card('expired', DAYS.expired)]), sample(3, [])];
}

/** The picker in a trial of a permit form. */
export function SamplePicker(props: PickerProps) {
  const { t } = useTranslation();
  return <PickerFrame {...props} candidates={useSamples(props.block)} controls={<p>{t('permits.try.people')}</p>} />;
}
