import { messageFor } from '../../messages/new-message.ts';
import { recipientLanguage } from '../../messages/recipient-language.ts';
import { replaceNotice, type Notice } from '../../store/due/kinds/notice.ts';
import { findInductionForm } from '../../store/entities/induction-forms/induction-forms.ts';
import { messageWrite, type Message, type MessageKind } from '../../store/messages/messages.ts';
import { isWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import type { Due } from '../../store/due/due-kind.ts';

/** Turns each notice of a completed induction into one message to every address that its form names. */
export async function spreadNotices(world: World, items: readonly Due<'notice'>[]): Promise<void> {
  for (const item of items) {
    const { notice } = item;
    const setting = (await findInductionForm(world.table, notice.formId))?.emailSetting;
    const addresses = setting?.notifyNewInduction ? [...new Set(setting.notifyNewInductionEmails)] : [];
    const messages = await Promise.all(addresses.map((email) => noticeTo(world, notice, email)));
    // Otherwise another worker has done it first.
    await isWritten(replaceNotice(world.table, item, messages.flat().map(messageWrite)));
  }
}

/** One message, or none where the address is unusable. */
async function noticeTo(world: World, notice: Notice, email: string): Promise<Message[]> {
  const { formId: form, company, about, data, client } = notice;
  const language = await recipientLanguage(world.table, company, email);
  const draft = { kind: 'newInduction', company, about, form, email, language, data } as const;
  return [messageFor<MessageKind>(world, { ...draft, ...(client && { client }) }) ?? []].flat();
}
