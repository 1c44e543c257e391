import type { Due } from '../../store/due/due-kind.ts';
import { findFormVersion } from '../../store/entities/form-versions.ts';
import { markOf } from '../../../shared/evidence/mark.ts';
import { addLink } from '../../evidence/add-link.ts';
import { adoptedEvent } from '../../evidence/adopted-event.ts';
import { sealedSince } from '../../evidence/sealed-since.ts';
import { findChain, type ChainOf, type StoredLink } from '../../store/entities/evidence/chains.ts';
import { findInductionRecord, type InductionRecord } from '../../store/entities/user-forms/user-form-events.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { TallyChange } from '../../store/due/kinds/tally.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';
import { receiptMessage } from '../sign/worker-news.ts';
import { unsealed } from './tell-induction.ts';
import { contentOf, eventsOf, signingEvent, standingContent } from './induction-events.ts';

type Signing = NonNullable<NonNullable<TallyChange['chain']>['signed']>;

/** Brings the chains of changed inductions up to date; then sends the receipts of those that were signed. Done twice it does the same. */
export async function sealInductions(world: World, tallies: readonly Due<'tally'>[]): Promise<void> {
  const asked = new Map<string, Signing[]>();
  for (const { change } of tallies) {
    if (!change.chain) continue;
    const { id, signed } = change.chain;
    asked.set(id, [...(asked.get(id) ?? []), ...(signed ? [signed] : [])]);
  }
  for (const [id, signings] of asked) {
    const sealed = await sealInduction(world, id, signings);
    if (sealed) for (const signing of signings) await sendReceipt(world, sealed, signing);
  }
}

type Sealed = { record: InductionRecord; chain: readonly StoredLink[] };

/** The chain of an induction after every event that it did not have; undefined of one that is gone. */
export async function sealInduction(
  world: World,
  id: string,
  signings: readonly Signing[] = [],
): Promise<Sealed | undefined> {
  return untilWritten(async () => {
    const record = await findInductionRecord(world.table, id);
    if (!record) return undefined;
    const of: ChainOf = { company: record.head.company, kind: 'userForm', id };
    const chain = await findChain(world.table, of);
    const version = await findFormVersion(world, record.head.inductionFormId, record.head.formVersion);
    if (chain.length === 0 && signings.length === 0 && (await isOfBefore(world, record))) {
      return { record, chain: [await adoptInduction(world, record)] };
    }
    for (const happened of unsealed(chain, eventsOf(record))) {
      const told = signings.find(({ at }) => at === happened.at)?.details;
      const { kept: _kept, ...event } = happened;
      const content = contentOf(record, happened, version, told);
      chain.push(await addLink(world, of, { before: chain.at(-1), event: { ...event, content } }));
    }
    return { record, chain };
  });
}

/** Whether it was signed before this installation sealed anything. */
async function isOfBefore(world: World, record: InductionRecord): Promise<boolean> {
  const [first] = eventsOf(record);
  return first !== undefined && first.at < (await sealedSince(world));
}

/** The first link of an induction that was signed before there were chains: as it stands now, sealed afterwards. */
async function adoptInduction(world: World, record: InductionRecord): Promise<StoredLink> {
  const { company, _id: id } = record.head;
  const event = adoptedEvent(world, standingContent(record));
  return addLink(world, { company, kind: 'userForm', id }, { before: undefined, event });
}

/** The receipt of a signing, after its seal; a second one of the same signing is refused by its key. */
async function sendReceipt(world: World, { record, chain }: Sealed, { at, client }: Signing): Promise<void> {
  const link = chain.find(({ event }) => event === signingEvent(at))?.link;
  if (!link) return;
  const receipt = receiptMessage(world, record.head, { signed: at, client, mark: markOf(link), id: link.hash });
  await isWritten(world.table.write([{ ...receipt, condition: 'attribute_not_exists(PK)' }]));
}
