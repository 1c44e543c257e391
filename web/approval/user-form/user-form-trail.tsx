import { useTranslation } from 'react-i18next';
import type { TrailEvent } from '../../../shared/core/trail.ts';
import { DETAIL_NAMES } from '../../../shared/user-forms/details.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import { call } from '../../app/api/call.ts';
import { EventTrail } from '../../content/trail/event-trail.tsx';
import { TrailPanel } from '../../lists/trail-panel.tsx';

function Events({ events }: { events: readonly TrailEvent[] }) {
  const { t } = useTranslation();
  const field = (name: string) => {
    const known = DETAIL_NAMES.find((one) => one === name);
    return known ? t(`approval.person.${known}`) : name;
  };
  return <EventTrail events={events} words={{ field }} />;
}

/** What happened to an induction. */
export function UserFormTrail({ id, state }: { id: string; state: string }) {
  const load = (signal: AbortSignal) => call(userFormTrailApi.events, { params: { id } }, { signal });
  return <TrailPanel of={`user-form ${id} ${state}`} load={load} Events={Events} />;
}
