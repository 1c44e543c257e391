import { useTranslation } from 'react-i18next';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import { Trail, type TrailLine } from '../../ui/figures/trail.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OverlapLine } from '../zones/overlaps.tsx';
import { useEventWords } from './use-event-words.ts';

function useLine() {
  const { t } = useTranslation();
  const wordsOf = useEventWords();
  return (event: PermitEvent): TrailLine => {
    const { at, what, person, overlap } = event;
    const { who, through, details } = wordsOf(event);
    return {
      key: `${at} ${what} ${person ?? ''}`,
      at,
      what: t(`permits.event.${what}`),
      about: who,
      who: through,
      details: [...(overlap ? [<OverlapLine key="overlap" overlap={overlap} />] : []), ...details],
    };
  };
}

/** Every move of a permit, the newest first. */
export function PermitHistory({ events }: { events: readonly PermitEvent[] }) {
  const { t } = useTranslation();
  const line = useLine();
  if (events.length === 0) return null;
  return (
    <Panel title={t('permits.history')}>
      <Trail lines={events.map(line)} />
    </Panel>
  );
}
