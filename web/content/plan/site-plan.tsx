import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanPoint } from '../../../shared/core/zones/zone.ts';
import { movedPoint, withinPlan } from './plan-places.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './site-plan.module.css';

export type PlanPin = {
  key: string;
  point: PlanPoint;
  name: string;
  /** What stands in the pin: a number of one or two digits. */
  sign: string;
  /** What the sign means, for who does not see it. */
  meaning?: string;
  tone?: 'valid' | 'suspended' | 'watch' | undefined;
  /** Whether it is the one, or one of those, that the page is about. */
  isOwn?: boolean;
};

type SitePlanProps = {
  url: string;
  pins: readonly PlanPin[];
  /** Called with the place of a press on the picture; by a key with its middle, where no pin is the own one yet. */
  onPick?: (point: PlanPoint) => void;
  /** Called with the key of a pressed pin; a pin whose page is about it then counts as pressed. */
  onPress?: (key: string) => void;
  /** Called where an arrow key moves a pin. */
  onMove?: (key: string, point: PlanPoint) => void;
};

const MIDDLE: PlanPoint = { x: 0.5, y: 0.5 };

/** A key presses the middle, from where the arrow keys go on. */
function pickedPoint({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): PlanPoint {
  if (detail === 0) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return withinPlan({ x: (clientX - left) / width, y: (clientY - top) / height });
}

/** The plan of a site with its zones as pins. */
export function SitePlan({ url, pins, onPick, onPress, onMove }: SitePlanProps) {
  const { t } = useTranslation();
  const move = (event: KeyboardEvent, { key, point }: PlanPin) => {
    const moved = movedPoint(point, event.key);
    if (!onMove || !moved) return;
    event.preventDefault();
    onMove(key, moved);
  };
  const isMarked = pins.some(({ isOwn }) => isOwn);
  const pick = (event: MouseEvent<HTMLElement>) => {
    // The second press of a double press would mark one more zone in the same place.
    if (event.detail > 1) return;
    // A key tells no place, so that it moves nothing.
    if (event.detail === 0 && isMarked) return;
    onPick?.(pickedPoint(event));
  };
  return (
    <div className={styles.plan}>
      <img className={styles.picture} src={url} alt={t('board.plan.alt')} />
      {onPick && <button type="button" className={styles.open} aria-label={t('board.plan.mark')} onClick={pick} />}
      <ul className={classNames(styles.pins, onPick && !isMarked && styles.passed)}>
        {pins.map((pin) => {
          const look = classNames(styles.pin, pin.isOwn && styles.own, pin.tone && styles[pin.tone]);
          const inside = (
            <>
              <span className={styles.sign} aria-hidden>
                {pin.sign}
              </span>
              <span className={styles.name}>{pin.name}</span>
              {pin.meaning !== undefined && <VisuallyHidden> {pin.meaning}</VisuallyHidden>}
            </>
          );
          return (
            <li key={pin.key} style={{ left: `${pin.point.x * 100}%`, top: `${pin.point.y * 100}%` }}>
              {onPress ? (
                <button
                  type="button"
                  className={look}
                  aria-pressed={pin.isOwn === true}
                  onClick={() => onPress(pin.key)}
                  onKeyDown={(event) => move(event, pin)}
                >
                  {inside}
                </button>
              ) : (
                <span className={look}>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
