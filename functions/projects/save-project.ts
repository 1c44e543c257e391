import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { NewProject, Project, ProjectDraft } from '../../shared/projects/project.ts';
import { companyOfNew, homeRefusal } from '../http/home-of-new.ts';
import { newId } from '../http/random-ids.ts';
import { writeOnce, type Once } from '../store/once.ts';
import {
  addedForms,
  changedProjectWrites,
  findProject,
  hasChildren,
  newProjectWrites,
  removedProjectWrites,
} from '../store/projects.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

type Creation = { actor: Staff; draft: NewProject; once: Once | undefined };

export async function createProject(world: World, { actor, draft, once }: Creation): Promise<Project> {
  const now = world.now();
  const project: Project = {
    ...wellFormed(draft),
    _id: newId(world),
    company: companyOfNew(actor, draft.company),
    version: 1,
    ended: false,
    created: now.toISOString(),
  };
  const result = { id: project._id };
  try {
    const written = await writeOnce(world.table, { once, now, result, writes: newProjectWrites(project) });
    return written.isReplay ? await existing(world, written.result.id) : project;
  } catch (error) {
    const { inductionFormIds } = project;
    // After the checks of the forms and the project itself the company counts it.
    throw formRefusal(error, inductionFormIds, project) ?? homeRefusal(error, inductionFormIds.length + 1) ?? error;
  }
}

type Update = { before: Project; body: ProjectDraft & { version: number } };

/** Saves a project over the version that the caller knew; what changes nothing is well whatever its version. */
export async function updateProject(world: World, { before, body }: Update): Promise<Project> {
  const { version, ...draft } = body;
  const after = { ...before, ...wellFormed(draft), version: before.version + 1 };
  if (canonicalJson({ ...after, version: before.version }) === canonicalJson(before)) return before;
  if (version !== before.version) throw new AppError('version_conflict', { current: before });
  try {
    await world.table.write(changedProjectWrites(before, after));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const refusal = formRefusal(error, addedForms(before, after), after);
    if (refusal) throw refusal;
    throw new AppError('version_conflict', { current: await existing(world, before._id) });
  }
}

/** Ends a project or reopens it; asking for what already is changes nothing. */
export async function endProject(world: World, before: Project, ended: boolean): Promise<Project> {
  if (before.ended === ended) return before;
  const after = { ...before, ended, version: before.version + 1 };
  try {
    await world.table.write(changedProjectWrites(before, after));
    return after;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Saved meanwhile: what is ended is the project as it now is.
    return endProject(world, await existing(world, before._id), ended);
  }
}

export async function removeProject(world: World, project: Project): Promise<void> {
  try {
    await world.table.write(removedProjectWrites(project));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (!error.item) throw new AppError('not_found');
    if (hasChildren(error.item)) throw new AppError('in_use');
    // Saved meanwhile: the removal is of the project as it now is.
    await removeProject(world, await existing(world, project._id));
  }
}

async function existing(world: World, id: string): Promise<Project> {
  const project = await findProject(world.table, id);
  if (!project) throw new AppError('not_found');
  return project;
}

/** 422 at the form that the company does not have; `checked` are the forms by the order of their checks. */
function formRefusal(error: unknown, checked: readonly string[], { inductionFormIds }: Project): AppError | undefined {
  const formId = error instanceof ConditionFailed ? checked[error.at] : undefined;
  if (formId === undefined) return undefined;
  const path = `inductionFormIds.${inductionFormIds.indexOf(formId)}`;
  return new AppError('validation_failed', { issues: [{ path, code: 'invalid_value' }] });
}

/** The draft with each form once and each address once; 422 where it ends before it begins. */
function wellFormed(draft: ProjectDraft): ProjectDraft {
  const { startDate, endDate, cardReminder } = draft;
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw new AppError('validation_failed', { issues: [{ path: 'endDate', code: 'invalid_value' }] });
  }
  return {
    ...draft,
    inductionFormIds: [...new Set(draft.inductionFormIds)],
    cardReminder: {
      ...cardReminder,
      adminEmails: [...new Set(cardReminder.adminEmails)],
      updateNoteEmails: [...new Set(cardReminder.updateNoteEmails)],
    },
  };
}
