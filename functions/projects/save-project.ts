import { orderedJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { WrittenZone } from '../../shared/core/zones/zone.ts';
import { NEW_PROJECT } from '../../shared/projects/new-project.ts';
import type { NewProject, Project, ProjectDraft } from '../../shared/projects/project.ts';
import { companyAsked } from '../http/company-asked.ts';
import { homeRefusal } from '../http/home-of-new.ts';
import { newId } from '../security/random-ids.ts';
import { writeOnce, type Once } from '../store/once.ts';
import {
  changedProjectWrites,
  projects,
  hasChildren,
  newProjectWrites,
  removedProjectWrites,
} from '../store/entities/projects.ts';
import { isMarkMissing } from '../store/entities/webhooks/webhook-marks.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { changeStored } from '../verbs/change-stored.ts';
import { loadStored } from '../verbs/load-owned.ts';
import { storeImage, type CleanImage } from '../uploads/place-image.ts';
import { requireVersion, saveOver } from '../verbs/save-over.ts';
import type { World } from '../world.ts';
import { requireFreeZones, zonesOf } from './project-zones.ts';
import { isOtherName, readPlan, withPlan } from './site-plan.ts';

type Creation = { actor: Staff; draft: NewProject; once: Once | undefined };

export async function createProject(world: World, { actor, draft, once }: Creation): Promise<Project> {
  const now = world.now();
  const project: Project = {
    address: NEW_PROJECT.address,
    presence: NEW_PROJECT.presence,
    presenceMonths: NEW_PROJECT.presenceMonths,
    selfCheckIn: NEW_PROJECT.selfCheckIn,
    ...wellFormed(draft),
    gateId: draft.selfCheckIn ? newId(world) : null,
    zones: zonesOf(world, { zones: [] }, draft.zones ?? []),
    board: NEW_PROJECT.board,
    _id: newId(world),
    company: companyAsked(actor, draft),
    version: 1,
    ended: false,
    created: now.toISOString(),
  };
  const result = { id: project._id };
  try {
    const write = (made: Project) => writeOnce(world.table, { once, now, result, writes: newProjectWrites(made) });
    const marked = { ...project, hasWebhooks: true };
    const [made, written] = await write(project).then(
      (first) => [project, first] as const,
      async (error: unknown) => {
        if (!isMarkMissing(error)) throw error;
        return [marked, await write(marked)] as const;
      },
    );
    return written.isReplay ? await loadStored(world, projects.find, written.result.id) : made;
  } catch (error) {
    const refusal = error instanceof ConditionFailed ? formRefusal(error, project) : undefined;
    throw refusal ?? homeRefusal(error) ?? error;
  }
}

type Update = { before: Project; body: ProjectDraft & { version: number } };
type ZoneUpdate = {
  before: Project;
  body: { zones: readonly WrittenZone[]; plan?: string | null | undefined; version: number };
};

/** Saves a project over the version that the caller knew; an unchanged project succeeds with any version. */
export async function updateProject(world: World, { before, body }: Update): Promise<Project> {
  const { version, ...draft } = body;
  const zones = draft.zones ? zonesOf(world, before, draft.zones) : before.zones;
  const saved = { ...before, ...wellFormed(draft), zones, version: before.version + 1 };
  // The code stays while workers may not note themselves, so that posters are good again afterwards.
  const after = saved.selfCheckIn && saved.gateId === null ? { ...saved, gateId: newId(world) } : saved;
  return saveProject(world, { before, after, known: version });
}

/**
 * Saves zones and their plan over the version that the caller knew; the rest of the project stays. 409 `version_conflict` where the caller
 * leaves a plan that another user has replaced since.
 */
export async function saveZones(world: World, { before, body }: ZoneUpdate): Promise<Project> {
  const { plan: former, ...rest } = before;
  if (isOtherName(former, body.plan)) await requireKnown(world, before, body.version);
  const { plan, picture } = readPlan(former, body.plan);
  const placed = plan === undefined ? {} : { plan };
  const zones = zonesOf(world, { ...placed, zones: before.zones }, body.zones);
  const after = { ...rest, ...placed, zones, version: before.version + 1 };
  return saveProject(world, { before, after, known: body.version, picture });
}

type Save = { before: Project; after: Project; known: number; picture?: CleanImage | undefined };

/** Stores the picture of a new plan only where the rest is not refused. */
async function saveProject(world: World, { before, after, known, picture }: Save): Promise<Project> {
  if (orderedJson({ ...after, version: before.version }) === orderedJson(before)) return before;
  await requireKnown(world, before, known);
  await requireFreeZones(world, before, after.zones);
  if (picture) await storeImage(world, { owner: 'project', id: before._id }, picture);
  await saveOver(world, {
    writes: changedProjectWrites(before, after, world.now().toISOString()),
    current: async () => withPlan(world, await loadStored(world, projects.find, before._id)),
    refusalOf: (refusal) => formRefusal(refusal, after),
  });
  return after;
}

function requireKnown(world: World, before: Project, version: number): Promise<void> {
  return requireVersion({ version }, before, () => withPlan(world, before));
}

/** Ends a project, today where no day was set, and closes its board, or reopens it, as it is by now; idempotent. */
export async function endProject(world: World, before: Project, ended: boolean): Promise<Project> {
  return changeStored(world, {
    find: projects.find,
    before,
    change: async (current) => {
      if (current.ended === ended) return current;
      const endDate = ended ? lastDayOf(world, current) : current.endDate;
      const board = ended ? null : current.board;
      const after = { ...current, ended, endDate, board, version: current.version + 1 };
      await world.table.write(changedProjectWrites(current, after, world.now().toISOString()));
      return after;
    },
  });
}

/** Removes a project, as it is by now; 409 `in_use` where it has anything. */
export async function removeProject(world: World, project: Project): Promise<void> {
  await changeStored(world, {
    find: projects.find,
    before: project,
    change: (current) => world.table.write(removedProjectWrites(current)),
    onRefusal: ({ item }) => {
      if (item && hasChildren(item)) throw new AppError('in_use');
    },
  });
}

/** 422 at the form that the company does not have. */
function formRefusal({ refused }: ConditionFailed, { inductionFormIds }: Project): AppError | undefined {
  const place = inductionFormIds.findIndex((formId) => refused === `inductionForm ${formId}`);
  if (place < 0) return undefined;
  return new AppError('validation_failed', { issues: [{ path: `inductionFormIds.${place}`, code: 'invalid_value' }] });
}

/** The draft without repeated forms and addresses; 422 where it ends before it begins. */
function wellFormed({ presence, presenceMonths, selfCheckIn, zones: _zones, ...draft }: ProjectDraft) {
  const { startDate, endDate, cardReminder } = draft;
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw new AppError('validation_failed', { issues: [{ path: 'endDate', code: 'invalid_value' }] });
  }
  return {
    ...draft,
    ...(presence !== undefined && { presence }),
    ...(presenceMonths !== undefined && { presenceMonths }),
    ...(selfCheckIn !== undefined && { selfCheckIn }),
    inductionFormIds: [...new Set(draft.inductionFormIds)],
    cardReminder: {
      ...cardReminder,
      adminEmails: [...new Set(cardReminder.adminEmails)],
      updateNoteEmails: [...new Set(cardReminder.updateNoteEmails)],
    },
  };
}

/** The last day of a project that ends now; none is made up for one that has not begun. */
function lastDayOf(world: World, { startDate, endDate }: Project): string | null {
  const today = localDate(world.now());
  return endDate ?? (startDate !== null && startDate > today ? null : today);
}
