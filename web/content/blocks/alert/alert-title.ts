import type { TFunction } from 'i18next';
import type { AlertBlock } from '../../../../shared/content/blocks/alert/shape.ts';

/** The title of a box. The author's green box is good to know; it is not the result of a worker's act. */
export function alertTitle(t: TFunction, type: AlertBlock['type']): string {
  return t(type === 'success' ? 'blocks.goodToKnow' : `alert.${type}`);
}
