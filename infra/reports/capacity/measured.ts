import type { Settings } from '../../aws/settings.ts';
import { defaultsOf } from '../../aws/stages.ts';
import { measuredUse, type MeasuredUse } from '../cost/measured-use.ts';
import { PRICES, type PriceList } from '../cost/price-list.ts';
import { measuredKeys, type WrittenByKey } from './hot-keys.ts';

export type Measured = { use: MeasuredUse; keys: WrittenByKey; prices: PriceList; settings: Settings };

/** The committed counts, prices and settings that docs/capacity.md rests on. */
export const measured = (): Measured => ({
  use: measuredUse(),
  keys: measuredKeys(),
  prices: PRICES,
  settings: defaultsOf('production'),
});
