import { findCards } from '../../store/entities/cards/cards.ts';
import { permits } from '../../store/entities/permits/permit-record.ts';
import { findPresenceSpans } from '../../store/entities/presence/presence-spans.ts';
import { findEndedProjects, findOpenProjects } from '../../store/entities/projects.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { users } from '../../store/entities/users/users.ts';
import { workerLineOf } from '../../store/entities/workers/worker-lines.ts';
import type { StoredRequest } from '../../store/due/kinds/data-request.ts';
import { permitKey, userFormKey, userKey } from '../../store/keys.ts';
import { workerKey } from '../../store/site-keys.ts';
import { findRetentionPeriods } from '../../store/installation/retention-periods.ts';
import { cardNameOf } from '../../../shared/content/blocks/cards/card-image.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import type { DataRequest, KeptUntil } from '../../../shared/data-desk/data-request.ts';
import { keptBy, lastKeptDay, type Periods, type RetentionKind } from '../../../shared/data-desk/retention-rules.ts';
import { completedOn, mustKeepList } from '../../../shared/data-desk/site-clock.ts';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import type { Project } from '../../../shared/projects/project.ts';
import type { World } from '../../world.ts';
import { cardDay, inductionDay, isUnfinished, permitDay } from '../retention/kept-from.ts';
import { sealedReceipt } from '../erasing/sealed-receipt.ts';

type Clock = { projects: readonly Project[]; periods: Periods; today: string };

const keptAs = (kind: RetentionKind, day: string | undefined, { periods }: Pick<Clock, 'periods'>): KeptUntil => ({
  as: kind,
  until: day === undefined ? null : lastKeptDay(keptBy(kind, periods), day),
});

/** A request with what was found as it stands now. While it is searching nothing of that is read. */
export async function showDataRequest(world: World, request: StoredRequest): Promise<DataRequest> {
  const { id, version, state, askedBy, created, by, looked, isCut, failures, receipt, chosen } = request;
  const isSearching = state === 'searching';
  const found = isSearching ? NOTHING : await showFound(world, request);
  return {
    _id: id,
    version,
    state,
    askedBy,
    created,
    by,
    looked,
    isCut,
    isDelayed: failures !== undefined && failures > 0,
    ...found,
    receipt: receipt ? { ...sealedReceipt(receipt), isDone: state === 'erased' } : null,
    chosen: chosen ? { userForms: chosen.userForms, cards: chosen.cards } : null,
  };
}

type Found = Pick<DataRequest, 'userForms' | 'cards' | 'permits' | 'lines' | 'presence' | 'users'>;
const NOTHING: Found = { userForms: [], cards: [], permits: [], lines: [], presence: [], users: [] };

async function showFound(world: World, request: StoredRequest): Promise<Found> {
  const { table, now } = world;
  const { company } = request;
  const [open, ended, { periods }] = await Promise.all([
    findOpenProjects(table, company),
    findEndedProjects(table, company),
    findRetentionPeriods(table, company),
  ]);
  const clock = { projects: [...open, ...ended], periods, today: localDate(now()) };
  const [userForms, cards, found, lines, presence, accounts] = await Promise.all([
    table.getMany(request.userForms.map(userFormKey)),
    findCards(table, request.cards),
    table.getMany(request.permits.map(permitKey)),
    table.getMany(request.lines.map(({ project, id }) => workerKey(project, id))),
    showPresence(world, request, clock),
    table.getMany(request.users.map(userKey)),
  ]);
  const projectName = (project: string) => clock.projects.find(({ _id }) => _id === project)?.name ?? '';
  return {
    userForms: userForms.flatMap((item) => (item ? [showInduction(userFormOf(item), clock)] : [])),
    cards: cards.flatMap((card) =>
      card && card.project !== null
        ? [
            {
              _id: card._id,
              person: fullName(card),
              name: cardNameOf(card),
              project: card.project,
              // A card's picture has a time; its name and last day stay with the project.
              kept: isImagePresent(card.imageSrc)
                ? keptAs('card pictures', cardDay(card, clock.projects), clock)
                : { as: 'project' as const, until: null },
            },
          ]
        : [],
    ),
    permits: found.flatMap((item) => {
      if (!item || item['removed'] !== undefined) return [];
      const permit = permits.ofItem(item);
      const { _id, number, name, project } = permit;
      const day = permitDay(permit);
      const kept = keptAs('permits', day, clock);
      return [{ _id, number, name, project, kept, addresses: keptAs('addresses on permits', day, clock) }];
    }),
    lines: lines.flatMap((item) => {
      if (!item) return [];
      const line = workerLineOf(item);
      const { _id, project, employer } = line;
      const site = clock.projects.find((one) => one._id === project);
      const kept = keptAs('lists of workers', site && completedOn([site]), clock);
      return [{ _id, project, projectName: projectName(project), name: fullName(line), employer, kept }];
    }),
    presence,
    users: accounts.flatMap((item) => {
      if (!item) return [];
      const { _id, name, email } = users.rowOf(item);
      return [{ _id, name, email, kept: { as: 'account' as const, until: null } }];
    }),
  };
}

function showInduction(head: UserFormHead, clock: Clock): Found['userForms'][number] {
  const { _id, user, formName, created, signed, archived, inductionFormId } = head;
  const { company = '', birthday = '' } = user;
  const kind = isUnfinished(head) ? 'unfinished inductions' : 'inductions';
  const sites = clock.projects.filter(({ inductionFormIds }) => inductionFormIds.includes(inductionFormId));
  const isListed = !isUnfinished(head) && mustKeepList(sites, clock.today);
  return {
    _id,
    name: fullName(user),
    employer: company,
    birthday,
    formName,
    created,
    signed,
    archived,
    kept: keptAs(kind, inductionDay(head, clock.projects), clock),
    ...(isListed && { list: keptAs('lists of workers', completedOn(sites), clock) }),
  };
}

async function showPresence({ table }: World, request: StoredRequest, clock: Clock): Promise<Found['presence']> {
  const spans = await Promise.all(
    request.presence.map(async ({ project, id }) => ({
      project,
      id,
      span: (await findPresenceSpans(table, project, [id]))[0],
    })),
  );
  return spans.flatMap(({ project, id: userForm, span }) => {
    if (!span) return [];
    const site = clock.projects.find(({ _id }) => _id === project);
    const until = lastKeptDay({ months: site?.presenceMonths ?? 0 }, span.until);
    const { name: projectName = '' } = site ?? {};
    return [
      { project, projectName, userForm, from: span.from, until: span.until, kept: { as: 'presence' as const, until } },
    ];
  });
}
