import { answersEqual, takeAnswers, type Answers } from '../../shared/content/answers.ts';
import { canonicalJson } from '../../shared/content/canonical.ts';
import { below } from '../../shared/content/shape-issues.ts';
import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError, type Issue } from '../../shared/core/errors.ts';
import type { PermitChange } from '../../shared/permits/permit.ts';
import type { PermitHead } from '../store/permits.ts';
import { placedAnswers } from '../uploads/placed-answers.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { requireNamedFiles } from './permit-files.ts';
import { saveContent } from './save-content.ts';
import { showPermit } from './show-permit.ts';

type Update = { actor: Staff; loaded: LoadedPermit; body: PermitChange & { version: number } };

const MOST_CHANGED = 20;

/** Saves what changed of a permit over the version that the caller knew; what changes nothing is well whatever its version. */
export async function updatePermit(world: World, { actor, loaded, body }: Update): Promise<LoadedPermit> {
  const { head } = loaded;
  const pages = await changedPages(world, loaded, body);
  const after = { ...head, ...factsOf(head, body) };
  if (pages.size === 0 && canonicalJson(after) === canonicalJson(head)) return loaded;
  requireMove(world, head, 'edit');
  if (body.version !== head.version) throw await conflict(world, actor, loaded);
  await requireNamedFiles(world, head, after);
  const saved = await saveContent(world, { actor, loaded, after, pages, what: 'edited' });
  if (saved) return saved;
  // Looked at again, it is a conflict, or what a write whose answer was lost has left: that is well.
  return updatePermit(world, { actor, loaded: await loadPermit(world, actor, head._id), body });
}

/** 409 with the permit as this caller's own GET would answer it. */
export async function conflict(world: World, actor: Actor, current: LoadedPermit): Promise<AppError> {
  return new AppError('version_conflict', { current: await showPermit(world, actor, current) });
}

type Facts = Pick<
  PermitHead,
  'name' | 'description' | 'startDate' | 'endTime' | 'dailyStartTime' | 'dailyEndTime' | 'images' | 'documents'
>;

function factsOf(head: PermitHead, body: PermitChange): Facts {
  return {
    name: body.name ?? head.name,
    description: body.description ?? head.description,
    startDate: body.startDate === undefined ? head.startDate : body.startDate,
    endTime: body.endTime === undefined ? head.endTime : body.endTime,
    dailyStartTime: body.dailyStartTime ?? head.dailyStartTime,
    dailyEndTime: body.dailyEndTime ?? head.dailyEndTime,
    images: body.images ?? head.images,
    documents: body.documents ?? head.documents,
  };
}

/** The answers of the pages that the body changes; 422 with every broken field, paths `pages.<i>.content…`. */
async function changedPages(world: World, loaded: LoadedPermit, { pages = [] }: PermitChange) {
  const { head, version } = loaded;
  const changed = new Map<number, Answers>();
  const issues: Issue[] = [];
  if (pages.length > version.pages.length) issues.push({ path: 'pages', code: 'too_long' });
  for (const [index, submitted] of pages.entries()) {
    const page = version.pages[index];
    if (!submitted || !page) continue;
    const taken = takeAnswers(page, submitted.content);
    issues.push(...below(`pages.${index}`, taken.issues));
    if (taken.issues.length > 0) continue;
    const before = loaded.pages.get(index) ?? {};
    const placing = {
      owner: 'permit',
      id: head._id,
      page,
      content: submitted.content,
      taken: taken.answers,
      before,
    } as const;
    const placed = await placedAnswers(world, placing, () => Promise.resolve(requireMove(world, head, 'edit')));
    if (!answersEqual(placed, before)) changed.set(index, placed);
  }
  if (changed.size > MOST_CHANGED) issues.push({ path: 'pages', code: 'too_long' });
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return changed;
}
