import { messageFor } from '../messages/new-message.ts';
import { recipientLanguage } from '../messages/recipient-language.ts';
import { replaceNotice, type Notice } from '../store/due-work.ts';
import { findInductionForm } from '../store/induction-forms.ts';
import { messageWrite, type Message } from '../store/messages.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

/** Turns each notice of a completed induction into one message to every address that its form names. */
export async function spreadNotices(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    const notice = item['notice'] as Notice;
    const setting = (await findInductionForm(world.table, notice.formId))?.emailSetting;
    const addresses = setting?.notifyNewInduction ? [...new Set(setting.notifyNewInductionEmails)] : [];
    const messages = await Promise.all(addresses.map((email) => noticeTo(world, notice, email)));
    await replaceNotice(world.table, item, messages.flat().map(messageWrite)).catch(ignoreSpread);
  }
}

/** One message, or none where the address is none. */
async function noticeTo(world: World, notice: Notice, email: string): Promise<Message[]> {
  const { formId: form, company, about, data, client } = notice;
  const language = await recipientLanguage(world.table, company, email);
  const draft = { kind: 'newInduction', company, about, form, email, language, data } as const;
  return [messageFor(world, { ...draft, ...(client && { client }) }) ?? []].flat();
}

/** Another worker spread the notice first. */
function ignoreSpread(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
