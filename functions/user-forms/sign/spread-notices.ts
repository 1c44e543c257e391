import { fullName } from '../../../shared/core/full-name.ts';
import { staffScreenPaths } from '../../../shared/site-paths/staff-screen-paths.ts';
import { createHash } from 'node:crypto';
import { inductionNames } from '../../messages/induction-names.ts';
import { messageFor } from '../../messages/new-message.ts';
import { recipientLanguage } from '../../messages/recipient-language.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { replaceNotice, type Notice } from '../../store/due/kinds/notice.ts';
import type { TallyChange } from '../../store/due/kinds/tally.ts';
import { findInductionForm } from '../../store/entities/induction-forms/induction-forms.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { messageWrite, type Message, type MessageKind } from '../../store/messages/messages.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';

/** Writes one message of each completed induction to every address that its form names; done twice it writes the same. */
export async function tellOfCompletions(world: World, tallies: readonly Due<'tally'>[]): Promise<void> {
  for (const { PK, change } of tallies) {
    const { isNews, told, worker } = change;
    const head = isNews && worker && (await findUserForm(world.table, worker.id));
    if (!head || !told) continue;
    for (const message of await messagesOf(world, noticeOf(world, head, change))) {
      const _id = createHash('sha256').update(`${PK} ${message.to}`).digest('base64url').slice(0, 22);
      const write = messageWrite({ ...message, _id, created: told.at });
      await isWritten(world.table.write([{ ...write, condition: 'attribute_not_exists(PK)' }]));
    }
  }
}

function noticeOf(world: World, head: UserFormHead, { chain }: TallyChange): Notice {
  const data = {
    ...inductionNames(head),
    name: fullName(head.user),
    company: head.user.company ?? '',
    link: `${world.settings.baseUrl}${staffScreenPaths.userForm(head._id)}`,
  };
  const { inductionFormId: formId, company } = head;
  return { formId, company, about: `userForm#${head._id}`, data, client: chain?.signed?.client };
}

/** Turns each notice that an earlier release has stored into the same messages. */
export async function spreadNotices(world: World, items: readonly Due<'notice'>[]): Promise<void> {
  for (const item of items) {
    const messages = await messagesOf(world, item.notice);
    // Otherwise another worker has done it first.
    await isWritten(replaceNotice(world.table, item, messages.map(messageWrite)));
  }
}

async function messagesOf(world: World, notice: Notice): Promise<Message[]> {
  const setting = (await findInductionForm(world.table, notice.formId))?.emailSetting;
  const addresses = setting?.notifyNewInduction ? [...new Set(setting.notifyNewInductionEmails)] : [];
  return (await Promise.all(addresses.map((email) => noticeTo(world, notice, email)))).flat();
}

/** One message, or none where the address is unusable. */
async function noticeTo(world: World, notice: Notice, email: string): Promise<Message[]> {
  const { formId: form, company, about, data, client } = notice;
  const language = await recipientLanguage(world.table, company, email);
  const draft = { kind: 'newInduction', company, about, form, email, language, data } as const;
  return [messageFor<MessageKind>(world, { ...draft, ...(client && { client }) }) ?? []].flat();
}
