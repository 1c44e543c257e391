import { useTranslation } from 'react-i18next';
import { localDate } from '../../shared/core/dates.ts';
import type { Candidate, PickerProps } from './permit-people.ts';
import { PickerFrame } from './picker-frame.tsx';

const DAYS = { lasting: 365, expired: -1 } as const;

function dayFromNow(days: number): string {
  return localDate(new Date(Date.now() + days * 86_400_000));
}

/** In a trial there are no people: three stand for those who would be chosen, with the asked card, an expired one, and none. */
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

/** Who can be chosen while a permit form is tried out. */
export function SamplePicker(props: PickerProps) {
  const { t } = useTranslation();
  return <PickerFrame {...props} candidates={useSamples(props.block)} controls={<p>{t('permits.try.people')}</p>} />;
}
