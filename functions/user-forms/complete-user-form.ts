import { billedPerson } from '../../shared/user-forms/billed-person.ts';
import { sealed } from '../http/keys.ts';
import { newId } from '../http/random-ids.ts';
import { inductionNames } from '../messages/induction-names.ts';
import { billedAsNow, signedWrites } from '../store/billing.ts';
import { noticeWrite, tallyWrite } from '../store/due-work.ts';
import type { FormVersion } from '../store/form-versions.ts';
import type { Write } from '../store/table.ts';
import { completionWrite, type SigningGate } from '../store/user-form-writes.ts';
import type { UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';
import { cardOrder } from './order-cards.ts';
import { sealedClient } from './user-form-message.ts';
import { fullName, receiptMessage } from './worker-news.ts';

type Completion = {
  gate: SigningGate;
  head: UserFormHead;
  version: FormVersion;
  writes: readonly Write[];
  /** Of the client that completes it. */
  address: string;
};

/**
 * Signs the last page and with it the form; the receipt, the notice, the counts and the order of its cards go with it in one
 * transaction.
 * ConditionFailed at the given writes, at the head after them.
 */
export async function completeUserForm(
  world: World,
  { gate, head, version, writes, address }: Completion,
): Promise<string> {
  const at = world.now().toISOString();
  const tally = tallyWrite(newId(world), at, { formId: head.inductionFormId, signed: 1, waiting: 1, latestSigned: at });
  const notices = [receiptMessage(world, head, at, address), noticeFor(world, head, { at, address })];
  const news = [...notices, ...cardOrder(world, head._id, version)];
  const person = billedPerson(head.user);
  const billedAs = billedAsNow(head, {
    at,
    person: person ? sealed(world.keys, 'billed person', person).slice(0, 22) : head._id,
  });
  const billing = signedWrites(head, billedAs);
  await world.table.write([...writes, completionWrite(gate, head, { at, billedAs }), tally, ...news, ...billing]);
  return at;
}

function noticeFor(world: World, head: UserFormHead, { at, address }: { at: string; address: string }): Write {
  const data = {
    ...inductionNames(head),
    name: fullName(head),
    company: head.user.company ?? '',
    link: `${world.settings.baseUrl}/admin/approval/user-form/${head._id}`,
  };
  const { inductionFormId: formId, company } = head;
  const client = sealedClient(world, address);
  return noticeWrite(newId(world), at, { formId, company, about: `userForm#${head._id}`, data, client });
}
