import { useTranslation } from 'react-i18next';
import type { Trail, TrailEvent } from '../../../shared/core/trail.ts';
import { EventTrail } from '../../content/trail/event-trail.tsx';
import { TrailContents } from '../../lists/trail-panel.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const FIELDS = ['emailSetting', 'startsPerDay', 'renewal'] as const;

function Events({ events }: { events: readonly TrailEvent[] }) {
  const { t } = useTranslation();
  const field = (name: string) => {
    const known = FIELDS.find((one) => one === name);
    return known ? t(`trail.formField.${known}`) : name;
  };
  return <EventTrail events={events} words={{ field }} />;
}

type FormTrailProps = { id: string; load: (signal: AbortSignal) => Promise<Trail>; onClose: () => void };

/** Who published, archived and restored a form. */
export function FormTrailDialog({ id, load, onClose }: FormTrailProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t('trail.title')} onClose={onClose}>
      <TrailContents of={`form ${id}`} load={load} Events={Events} />
    </Dialog>
  );
}
