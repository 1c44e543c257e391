import { localDate, monthsAfter } from '../../../shared/core/dates.ts';
import { billedPerson } from '../../../shared/user-forms/billed-person.ts';
import { lastingSeal } from '../../security/keys.ts';
import { newId } from '../../security/random-ids.ts';
import { billedAsNow, signedWrites } from '../../store/entities/user-forms/billing.ts';
import { tallyWrite } from '../../store/due/kinds/tally.ts';
import { validityOf, type FormVersion } from '../../store/entities/form-versions.ts';
import type { Write } from '../../store/table.ts';
import { completionWrite, type SigningGate } from '../../store/entities/user-forms/user-form-writes.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import type { World } from '../../world.ts';
import { admitCompletion } from './admit-completion.ts';
import { cardOrder } from '../start/order-cards.ts';
import { sealedClient } from '../user-form-message.ts';
import { detailsHash } from '../evidence/after-event.ts';

type Completion = {
  gate: SigningGate;
  head: UserFormHead;
  version: FormVersion;
  writes: readonly Write[];
  /** The address of the client that completes it. */
  address: string;
  /** The client's proof of work, in place of waiting. */
  proof: string | undefined;
};

/**
 * Signs the last page and the induction, with the counts, what is told of it and the card order in one transaction. ConditionFailed of
 * the given writes by their name, of the head without a name.
 */
export async function completeUserForm(
  world: World,
  { gate, head, version, writes, address, proof }: Completion,
): Promise<string> {
  await admitCompletion(world, { id: head._id, address, proof });
  const at = world.now().toISOString();
  const { validMonths, needsApproval } = validityOf(version);
  const waiting = Number(needsApproval);
  const tally = tallyWrite(newId(world), at, {
    formId: head.inductionFormId,
    signed: 1,
    waiting,
    latestSigned: at,
    worker: { id: head._id },
    told: { kind: 'induction.signed', at },
    isNews: true,
    chain: {
      id: head._id,
      signed: { at, details: detailsHash(head.user), client: sealedClient(world, address) },
    },
  });
  const person = billedPerson(head.user);
  const billedAs = billedAsNow(head, {
    at,
    person: person ? lastingSeal(world.keys, 'billed person', person).slice(0, 22) : head._id,
  });
  const billing = signedWrites(head, billedAs);
  const validUntil = validMonths === 0 ? undefined : monthsAfter(localDate(new Date(at)), validMonths);
  const completion = completionWrite(gate, head, { at, validUntil, billedAs });
  await world.table.write([...writes, completion, tally, ...cardOrder(world, head._id, version), ...billing]);
  return at;
}
