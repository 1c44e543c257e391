import type { MeasuredMoving } from '../moving/measured-moving.ts';
import { passes, type Row } from './row.ts';

const GATE = 2;

/** Moving a company out and in, over a backup of the installation that it is nearly all of. */
export function movingRows({ userForms, exporting, importing }: MeasuredMoving): Row[] {
  const of = `a company of ${userForms} inductions with a card and a picture each / backing up its installation, wall`;
  const row = (what: string, ratio: number): Row => ({
    item: 'moving',
    what: `${what} ${of}`,
    measured: `${ratio.toFixed(2)}x`,
    gate: `${GATE}x`,
    verdict: passes(ratio <= GATE),
  });
  return [row('exporting', exporting), row('importing and comparing', importing)];
}
