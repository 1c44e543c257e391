import { classNames } from '../class-names.ts';
import styles from './spaces.module.css';

/** The spaces that separate parts, `--space-1` to `--space-5`; parts side by side may use the wider ones. */
export type Space = 1 | 2 | 3 | 4 | 5;
export type AcrossSpace = 3 | 4 | 5 | 6;

/** The class for a gap, with an optional wider gap across. */
export function spaced(gap: Space, across?: AcrossSpace): string {
  return classNames(styles[`gap${gap}`], across && styles[`across${across}`]);
}
