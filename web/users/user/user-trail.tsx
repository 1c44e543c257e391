import { useTranslation } from 'react-i18next';
import { STAFF_ROLES } from '../../../shared/core/roles.ts';
import type { TrailEvent } from '../../../shared/core/trail.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { call } from '../../app/api/call.ts';
import { EventTrail } from '../../content/trail/event-trail.tsx';
import { TrailPanel } from '../../lists/trail-panel.tsx';

const FIELDS = ['name', 'email', 'roles', 'permitRole', 'language', 'department', 'company'] as const;

function Events({ events }: { events: readonly TrailEvent[] }) {
  const { t } = useTranslation();
  const field = (name: string) => {
    const known = FIELDS.find((one) => one === name);
    return known ? t(`trail.userField.${known}`) : name;
  };
  const roleName = (role: string) => {
    const known = STAFF_ROLES.find((one) => one === role);
    return known ? t(`roles.${known}.name`) : role;
  };
  const value = (name: string, plain: string) => (name === 'roles' ? plain.split(' ').map(roleName).join(', ') : plain);
  return <EventTrail events={events} words={{ field, value }} />;
}

/** What happened to a user's account: who changed which roles, name, address. */
export function UserTrail({ id, version }: { id: string; version: number }) {
  const load = (signal: AbortSignal) => call(userApi.events, { params: { id } }, { signal });
  return <TrailPanel of={`user ${id} ${version}`} load={load} Events={Events} />;
}
