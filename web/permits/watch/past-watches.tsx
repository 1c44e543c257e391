import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { RoundList } from './round-list.tsx';

/** Whether any watch of a permit has ended, or was broken off by the end of the permit. */
export const hasPastWatches = (permit: Permit): boolean => pastWatches(permit).length > 0;

function pastWatches({ watches, status }: Permit): Permit['watches'] {
  return watches.filter(({ fullAt }) => fullAt !== null || status !== 'Approved');
}

/** The watches that run no more, the newest first, each with its rounds. */
export function PastWatches({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  return [...pastWatches(permit)].reverse().map((watch) => (
    <section key={watch.endedAt}>
      <h3>
        {formatDate(watch.endedAt)} {watch.fullAt === null && t('permits.print.notFull')}
      </h3>
      <RoundList permit={permit} watch={watch} />
    </section>
  ));
}
