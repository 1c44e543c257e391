import { messageFor } from '../messages/new-message.ts';
import { replaceNotice, type Notice } from '../store/due-work.ts';
import { findInductionForm } from '../store/induction-forms.ts';
import { messageWrite } from '../store/messages.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

/** Turns each notice of a completed induction into one message to every address that its form names. */
export async function spreadNotices(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const { formId, company, about, data } = item['notice'] as Notice;
    const setting = (await findInductionForm(world.table, formId))?.emailSetting;
    const addresses = setting?.notifyNewInduction ? [...new Set(setting.notifyNewInductionEmails)] : [];
    const messages = addresses.flatMap(
      (email) => messageFor(world, { kind: 'newInduction', company, about, email, language: 'fi', data }) ?? [],
    );
    await replaceNotice(world.table, item, messages.map(messageWrite)).catch(ignoreSpread);
  }
}

/** Another worker spread the notice first. */
function ignoreSpread(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
