import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import { BARE_STATES, passState } from '../../shared/gate/pass-state.ts';
import { sealValue } from '../security/keys.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import { findCards } from '../store/entities/cards/cards.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { cardLedgerKey, limitKey, userFormKey } from '../store/keys.ts';
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
  const cards = await cardsOf(world, ledger);
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

async function cardsOf(world: World, ledger: Item | undefined): Promise<Pass['cards']> {
  const today = localDate(world.now());
  const found = await findCards(world.table, Object.keys(cardLedgerOf(ledger).cards));
  return found
    .flatMap((card) => (card && !card.archived ? [card] : []))
    .map((card) => ({ name: cardNameOf(card), state: expirationStatus(card.expires, today) }));
}
