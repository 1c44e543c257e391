import { localDate } from '../../../shared/core/dates.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { finishOpened } from '../../store/due/kinds/opening.ts';
import { openingWrites } from '../../store/entities/user-forms/openings.ts';
import { isWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';

/** Keeps who opened which record on which day; of an induction that is gone nothing is kept. */
export async function keepOpenings({ table }: World, items: readonly Due<'opening'>[]): Promise<void> {
  for (const item of items) {
    await isWritten(table.write(openingWrites(item, localDate(new Date(item.at)))));
    await isWritten(finishOpened(table, item));
  }
}
