import { ASKED } from '../../shared/content/forms/asked.ts';
import { blockKindOf } from '../../shared/content/block-registry.ts';
import { isSameName } from '../../shared/content/blocks/cards/rules.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import { gateVerdict, type GateReason, type MandatoryCard, type Verdict } from '../../shared/gate/gate-verdict.ts';
import { passState, type PassState } from '../../shared/gate/pass-state.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { findCards, type CardRecord } from '../store/entities/cards/cards.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import { demandsOfForms, type Demands } from '../store/entities/induction-forms/renewal-demands.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { Item } from '../store/items.ts';
import { cardLedgerKey, userFormKey } from '../store/keys.ts';
import type { World } from '../world.ts';

export type Judged = {
  head: UserFormHead;
  cards: CardRecord[];
  state: PassState;
  verdict: Verdict;
  reasons: GateReason[];
};

/** An induction with its ledger of cards and what its form demands of it, as they were read. */
type Read = { head: UserFormHead; ledger: Item | undefined; renewal: ReturnType<Demands> };

/** Who of these inductions enters a project today: two batch gets for all of them, and the versions of their forms. */
export async function judgeInductions(
  world: World,
  project: Project,
  heads: readonly UserFormHead[],
): Promise<Judged[]> {
  const { keys, demandsIn } = demandsOfForms(heads);
  const items = await world.table.getMany([...heads.map(({ _id }) => cardLedgerKey(_id)), ...keys]);
  const demands = demandsIn(items.slice(heads.length));
  return judgeRead(
    world,
    project,
    heads.map((head, place) => ({ head, ledger: items[place], renewal: demands(head) })),
  );
}

/**
 * The same of those that are of the project's forms, by their ids alone, which takes no request more. What retention leaves for the list
 * of workers has no PIN.
 */
export async function judgeInductionsById(world: World, project: Project, ids: readonly string[]): Promise<Judged[]> {
  if (ids.length === 0) return [];
  const { company, inductionFormIds } = project;
  const { keys, demandsIn } = demandsOfForms(inductionFormIds.map((inductionFormId) => ({ inductionFormId })));
  const ofIds = ids.flatMap((id) => [userFormKey(id), cardLedgerKey(id)]);
  const items = await world.table.getMany([...keys, ...ofIds]);
  const demands = demandsIn(items.slice(0, keys.length));
  const read = ids.flatMap((_, place): Read[] => {
    const [item, ledger] = items.slice(keys.length + 2 * place);
    const head = item && userFormOf(item);
    const isTheirs = head?.company === company && head.pin !== '' && inductionFormIds.includes(head.inductionFormId);
    return isTheirs ? [{ head, ledger, renewal: demands(head) }] : [];
  });
  return judgeRead(world, project, read);
}

async function judgeRead(world: World, project: Project, read: readonly Read[]): Promise<Judged[]> {
  const idsOf = ({ ledger }: Read) => Object.keys(cardLedgerOf(ledger).cards);
  const found = await findCards(world.table, read.flatMap(idsOf));
  const byId = new Map(found.flatMap((card) => (card && !card.archived ? [[card._id, card] as const] : [])));
  return Promise.all(
    read.map((one) => judgeOne(world, project, { ...one, cards: idsOf(one).flatMap((id) => byId.get(id) ?? []) })),
  );
}

async function judgeOne(
  world: World,
  project: Project,
  { head, cards, renewal }: Pick<Read, 'head' | 'renewal'> & { cards: CardRecord[] },
): Promise<Judged> {
  const today = localDate(world.now());
  const state = passState({ ...head, renewal }, today);
  const { pages, inputSettings } = await findFormVersion(world, head.inductionFormId, head.formVersion);
  const { taxNumber, birthday } = head.user;
  const answer = taxNumber ? (head.taxNumberValidation?.state ?? 'not_checked') : undefined;
  const standing = {
    state,
    isOfSite: project.inductionFormIds.includes(head.inductionFormId),
    project: { ended: project.ended, startDate: project.startDate },
    mandatoryCards: mandatoryNames(pages).map((name) => standingOf(name, cards, today)),
    taxNumber: { isRequired: inputSettings.taxNumberType === ASKED.required, answer },
    birthday,
  };
  return { head, cards, state, ...gateVerdict(standing, today) };
}

function mandatoryNames(pages: readonly Page[]): string[] {
  const needed = pages.flatMap(({ content }) =>
    content.flatMap((block) => blockKindOf(block).needs?.(block).cards ?? []),
  );
  return needed.flatMap(({ title, mandatory }) => (mandatory ? [title] : []));
}

/** The best of a person's cards of a name counts. */
function standingOf(name: string, cards: readonly CardRecord[], today: string): MandatoryCard {
  const named = cards.filter((card) => isSameName(cardNameOf(card), name));
  if (named.length === 0) return 'missing';
  const living = named.filter(({ expires }) => expirationStatus(expires, today) !== 'expired');
  if (living.length === 0) return 'expired';
  return living.some(({ approved }) => approved) ? 'good' : 'unapproved';
}
