import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import { BARE_STATES, passState } from '../../shared/gate/pass-state.ts';
import { sealValue } from '../security/keys.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import { cards as cardEntity } from '../store/entities/cards/cards.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import { isSelfCheckIn } from '../store/entities/presence/self-check-in.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { cardKey, cardLedgerKey, limitKey, selfCheckInKey, userFormKey } from '../store/keys.ts';
import { isUsedUp, takeAttempt, usedUpError, type Limit } from '../store/limits/limits.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

const MISSES: Limit = { name: 'passMiss', most: 60, backEverySeconds: 1 };

type Asked = { passId: string; address: string };

/** A pass by its id; what can be none, what there is not and what was erased look the same, and count against the address (rule 7.9). */
export async function showPass(world: World, { passId, address }: Asked): Promise<Pass> {
  const { head, ledger } = await lookUp(world, { passId, address });
  const { name: inductionName, project } = await findFormVersion(world, head.inductionFormId, head.formVersion);
  const { user, signed, approved, validUntil = null } = head;
  const state = passState(head, localDate(world.now()));
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim();
  if (signed === null || BARE_STATES.has(state)) return { passId, name, project, state };
  const { cards, selfCheckIn } = await readBeside(world, head, ledger);
  return {
    passId,
    name,
    project,
    state,
    employer: user.company ?? '',
    inductionName,
    signed,
    approved,
    validUntil,
    cards,
    ...(selfCheckIn && { selfCheckIn }),
  };
}

async function lookUp(
  world: World,
  { passId, address }: Asked,
): Promise<{ head: UserFormHead; ledger: Item | undefined }> {
  const { table } = world;
  const client = sealValue(world.keys, 'address', address);
  const id = userFormOfPass(world.keys, passId) ?? '';
  const keys = [limitKey(MISSES.name, client), userFormKey(id), cardLedgerKey(id)];
  const [misses, item, ledger] = await table.getMany(keys);
  if (isUsedUp(MISSES, misses, world.now())) throw usedUpError(MISSES, misses, world.now());
  const head = item && userFormOf(item);
  // What retention leaves for the list of workers has no PIN.
  if (head && head.pin !== '') return { head, ledger };
  await takeAttempt(table, MISSES, client, world.now());
  throw new AppError('not_found');
}

/** The cards, and whether a site of the induction lets workers note themselves; one batch get. */
async function readBeside({ table, now }: World, head: UserFormHead, ledger: Item | undefined) {
  const today = localDate(now());
  const ids = Object.keys(cardLedgerOf(ledger).cards);
  const [sites, ...found] = await table.getMany([selfCheckInKey(head.inductionFormId), ...ids.map(cardKey)]);
  const cards = found.flatMap((item) => (item ? [cardEntity.ofItem(item)] : [])).filter(({ archived }) => !archived);
  return {
    selfCheckIn: isSelfCheckIn(sites),
    cards: cards.map((card) => ({ name: cardNameOf(card), state: expirationStatus(card.expires, today) })),
  };
}
