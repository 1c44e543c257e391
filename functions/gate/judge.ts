import { blockKindOf } from '../../shared/content/block-registry.ts';
import { isSameName } from '../../shared/content/blocks/cards/rules.ts';
import type { Page } from '../../shared/content/page.ts';
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
import { cardLedgerKey } from '../store/keys.ts';
import type { World } from '../world.ts';

export type Judged = {
  head: UserFormHead;
  cards: CardRecord[];
  state: PassState;
  verdict: Verdict;
  reasons: GateReason[];
};

/** Who of these inductions enters a project today: two batch gets for all of them, and the versions of their forms. */
export async function judge(world: World, project: Project, heads: readonly UserFormHead[]): Promise<Judged[]> {
  const { keys, demandsIn } = demandsOfForms(heads);
  const items = await world.table.getMany([...heads.map(({ _id }) => cardLedgerKey(_id)), ...keys]);
  const ledgers = items.slice(0, heads.length);
  const demands = demandsIn(items.slice(heads.length));
  const idsOf = (place: number) => Object.keys(cardLedgerOf(ledgers[place]).cards);
  const found = await findCards(
    world.table,
    heads.flatMap((_, place) => idsOf(place)),
  );
  const byId = new Map(found.flatMap((card) => (card && !card.archived ? [[card._id, card] as const] : [])));
  return Promise.all(
    heads.map((head, place) =>
      judgeOne(world, project, {
        head,
        cards: idsOf(place).flatMap((id) => byId.get(id) ?? []),
        renewal: demands(head),
      }),
    ),
  );
}

async function judgeOne(
  world: World,
  project: Project,
  { head, cards, renewal }: { head: UserFormHead; cards: CardRecord[]; renewal: ReturnType<Demands> },
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
    taxNumber: { isRequired: inputSettings.taxNumberType === 1, answer },
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
