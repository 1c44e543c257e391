import { useTranslation } from 'react-i18next';
import type { PlanPoint } from '../../../shared/core/zones/zone.ts';
import { MOST_ZONES, ZONE_CHARACTERS } from '../../../shared/core/zones/zone-limits.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './zones-page.module.css';

/** A zone while it is edited; a new one has no id yet. */
export type EditedZone = { key: string; _id?: string; name: string; point?: PlanPoint | undefined };

type RowProps = {
  zone: EditedZone;
  place: number;
  isLast: boolean;
  error: string | undefined;
  onName: (name: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function ZoneRow({ zone, place, isLast, error, onName, onMove, onRemove }: RowProps) {
  const { t } = useTranslation();
  const name = zone.name.trim() || t('board.zones.nameless', { number: place + 1 });
  const acts = [
    { key: 'up', isOff: place === 0, act: () => onMove(-1) },
    { key: 'down', isOff: isLast, act: () => onMove(1) },
    { key: 'remove', isOff: false, act: onRemove },
  ] as const;
  return (
    <li className={styles.zone}>
      <TextField
        id={zoneFieldId(zone)}
        label={t('board.zones.name', { number: place + 1 })}
        maxLength={ZONE_CHARACTERS}
        value={zone.name}
        error={error}
        onChange={onName}
      />
      <Row gap={2}>
        {acts.map(({ key, isOff, act }) => (
          <Button key={key} variant="secondary" isSmall disabled={isOff} onClick={act}>
            {t(`board.zones.${key}`)}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ))}
      </Row>
    </li>
  );
}

export const zoneFieldId = ({ key }: EditedZone) => `zone-${key}`;

type ZoneRowsProps = {
  zones: readonly EditedZone[];
  errorOf: (zone: EditedZone) => string | undefined;
  onChange: (zones: readonly EditedZone[]) => void;
};

let made = 0;
const newKey = () => `new-${(made += 1)}`;

function moved(zones: readonly EditedZone[], from: number, step: 1 | -1): EditedZone[] {
  const after = [...zones];
  const [zone] = after.splice(from, 1);
  if (zone) after.splice(from + step, 0, zone);
  return after;
}

/** The zones in their order: each is named, moved and removed in its row; the last act adds one. */
export function ZoneRows({ zones, errorOf, onChange }: ZoneRowsProps) {
  const { t } = useTranslation();
  const add = () => {
    const zone = { key: newKey(), name: '' };
    onChange([...zones, zone]);
    setTimeout(() => document.getElementById(zoneFieldId(zone))?.focus());
  };
  return (
    <Stack gap={4}>
      {zones.length === 0 && <p>{t('board.zones.empty')}</p>}
      <ol className={styles.zones}>
        {zones.map((zone, place) => (
          <ZoneRow
            key={zone.key}
            zone={zone}
            place={place}
            isLast={place === zones.length - 1}
            error={errorOf(zone)}
            onName={(name) => onChange(zones.map((each) => (each === zone ? { ...zone, name } : each)))}
            onMove={(step) => onChange(moved(zones, place, step))}
            onRemove={() => onChange(zones.filter((each) => each !== zone))}
          />
        ))}
      </ol>
      <div>
        <Button variant="secondary" disabled={zones.length >= MOST_ZONES} onClick={add}>
          {t('board.zones.add')}
        </Button>
      </div>
    </Stack>
  );
}
