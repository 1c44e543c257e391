import type { Due } from '../../store/due/due-kind.ts';
import { finishOpened } from '../../store/due/kinds/opening.ts';
import { noteOpened } from '../../store/entities/user-forms/openings.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';

/** Notes the openings that an earlier release has stored as due work. */
export async function keepOpenings({ table }: World, items: readonly Due<'opening'>[]): Promise<void> {
  for (const item of items) {
    await noteOpened(table, item);
    await isWritten(finishOpened(table, item));
  }
}
