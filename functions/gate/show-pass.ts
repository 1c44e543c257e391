import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import { BARE_STATES, passState, type PassState } from '../../shared/gate/pass-state.ts';
import { markOf } from '../../shared/evidence/mark.ts';
import { sealValue } from '../security/keys.ts';
import { findChain } from '../store/entities/evidence/chains.ts';
import { cards as cardEntity } from '../store/entities/cards/cards.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import { isSelfCheckIn } from '../store/entities/presence/self-check-in.ts';
import { passIdOf, userFormOfPass } from '../security/pass-id.ts';
import { demandsOfForms } from '../store/entities/induction-forms/renewal-demands.ts';
import { findStandingRenewal } from '../store/entities/user-forms/renewals.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { cardKey, cardLedgerKey, limitKey, selfCheckInKey, userFormKey } from '../store/keys.ts';
import { isUsedUp, takeAttempt, usedUpError, type Limit } from '../store/limits/limits.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

const MISSES: Limit = { name: 'passMiss', most: 60, backEverySeconds: 1 };

type Asked = { passId: string; address: string };

const TO_RENEW: ReadonlySet<PassState> = new Set(['expired', 'renewal']);

/**
 * A pass by its id, or that of the renewal in its place; what can be none, what there is not and what was erased look the same, and count
 * against the address (rule 7.9).
 */
export async function showPass(world: World, asked: Asked): Promise<Pass> {
  const { head, ledger } = await lookUp(world, asked);
  const { name: inductionName, project } = await findFormVersion(world, head.inductionFormId, head.formVersion);
  const today = localDate(world.now());
  const passId = passIdOf(world.keys, head._id);
  const { user, signed, approved, validUntil = null } = head;
  const name = fullName(user);
  const bare = passState(head, today);
  if (signed === null || BARE_STATES.has(bare)) return { passId, name, project, state: bare };
  const [{ cards, selfCheckIn, renewal }, marks] = await Promise.all([
    readBeside(world, head, ledger),
    readMarks(world, head),
  ]);
  const state = passState({ ...head, renewal }, today);
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
    marks,
    ...(selfCheckIn && { selfCheckIn }),
    ...(TO_RENEW.has(state) && { userFormId: head._id }),
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
  if (head && head.pin !== '') return standing(world, head, ledger);
  await takeAttempt(table, MISSES, client, world.now());
  throw new AppError('not_found');
}

async function standing({ table }: World, head: UserFormHead, ledger: Item | undefined) {
  const renewal = await findStandingRenewal(table, head);
  return renewal ? { head: renewal, ledger: await table.get(cardLedgerKey(renewal._id)) } : { head, ledger };
}

/** The cards, what the form demands, and whether a site of the induction lets workers note themselves; one batch get. */
async function readBeside({ table, now }: World, head: UserFormHead, ledger: Item | undefined) {
  const today = localDate(now());
  const { keys, demandsIn } = demandsOfForms([head]);
  const ids = Object.keys(cardLedgerOf(ledger).cards);
  const items = await table.getMany([...keys, selfCheckInKey(head.inductionFormId), ...ids.map(cardKey)]);
  const [sites, ...found] = items.slice(keys.length);
  const cards = found.flatMap((item) => (item ? [cardEntity.ofItem(item)] : [])).filter(({ archived }) => !archived);
  return {
    selfCheckIn: isSelfCheckIn(sites),
    renewal: demandsIn(items.slice(0, keys.length))(head),
    cards: cards.map((card) => ({ name: cardNameOf(card), state: expirationStatus(card.expires, today) })),
  };
}

/** The marks of the induction's chain; one Query. */
async function readMarks({ table }: World, { company, _id: id }: UserFormHead): Promise<NonNullable<Pass['marks']>> {
  const chain = await findChain(table, { company, kind: 'userForm', id });
  return chain.map(({ link }) => ({ n: link.n, day: localDate(new Date(link.at)), mark: markOf(link) }));
}
