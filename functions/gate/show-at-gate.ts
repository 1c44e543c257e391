import type { Staff } from '../../shared/core/actor.ts';
import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { expirationStatus, isImagePresent } from '../../shared/content/card-rules.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { Call } from '../http/answer.ts';
import { noteOpening } from '../security/note-opening.ts';
import { passIdOf, userFormOfPass } from '../security/pass-id.ts';
import { fileTokenFor, imageFolder } from '../security/tokens/file-token.ts';
import { findPresent, type OnSite } from '../store/entities/presence/on-site.ts';
import { soonestKey, type CardRecord } from '../store/entities/cards/cards.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { userFormKey } from '../store/keys.ts';
import { loadProject } from '../verbs/load-project.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';
import { judgePerson, personOf } from './people.ts';

/** One person of the company at the gate of a project, by the id of their induction or of its pass. */
export async function showAtGate({
  world,
  actor,
  params,
}: Call<typeof gateApi.get>): Promise<Reply<typeof gateApi.get>> {
  const [project, asked] = await Promise.all([
    loadProject(world, actor, params.id),
    headOf(world, actor, params.personId),
  ]);
  const { verdict, reasons, state, cards, head } = await judgePerson(world, project, asked);
  noteOpening(world, actor, head, 'gate');
  const present = project.presence ? await presentBy(world, project, [head._id, asked._id]) : undefined;
  return {
    userFormId: head._id,
    passId: passIdOf(world.keys, present?.userForm ?? head._id),
    person: personOf(head),
    verdict,
    reasons,
    state,
    validUntil: head.validUntil ?? null,
    cards: await Promise.all(bySoonest(cards).map((card) => showCard(world, card))),
    presence: project.presence ? { since: present?.since ?? null } : null,
  };
}

/** By which of their inductions a person is on the site. */
async function presentBy(world: World, project: Project, ids: readonly string[]): Promise<OnSite | undefined> {
  const [present] = await findPresent(world.table, project, [...new Set(ids)], world.now());
  return present;
}

async function headOf(world: World, actor: Staff, personId: string): Promise<UserFormHead> {
  const ids = [personId, userFormOfPass(world.keys, personId) ?? personId];
  const [own, ofPass] = await world.table.getMany(ids.map(userFormKey));
  const item = own ?? ofPass;
  return requireOwned(actor, item && userFormOf(item));
}

/** An expired one comes first, where it is seen without a swipe. */
const bySoonest = (cards: readonly CardRecord[]): CardRecord[] =>
  cards.toSorted((one, other) => (soonestKey(one) < soonestKey(other) ? -1 : 1));

async function showCard(world: World, card: CardRecord) {
  const { _id, expires, imageSrc } = card;
  const path = `${imageFolder('card', _id)}${imageSrc}`;
  return {
    _id,
    name: cardNameOf(card),
    expires,
    state: expirationStatus(expires, localDate(world.now())),
    imageSrc,
    fileToken: isImagePresent(imageSrc) ? await fileTokenFor(world, path) : null,
  };
}
