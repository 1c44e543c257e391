import { answersEqual, type Answers } from '../../shared/content/answers/answers.ts';
import { takeAnswers } from '../../shared/content/answers/take-answers.ts';
import { orderedJson } from '../../shared/content/answers/canonical.ts';
import { below } from '../../shared/content/shape-issues.ts';
import type { Actor, Staff } from '../../shared/core/actor.ts';
import { AppError, type Issue } from '../../shared/core/errors.ts';
import { PERMIT_FACTS } from '../../shared/permits/permit-facts.ts';
import type { PermitChange } from '../../shared/permits/permit.ts';
import { looksAs, type PermitHead } from '../store/entities/permits/permit-record.ts';
import { placeAnswerFiles } from '../uploads/place-answer-files.ts';
import { versionConflict } from '../verbs/save-over.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadPermit, requireMove, type LoadedPermit } from './load-permit.ts';
import { requireNamedFiles } from './permit-files.ts';
import { withKnownZones } from './permit-zones.ts';
import { saveContent } from './save-content.ts';
import { showPermit } from './show-permit.ts';

type Update = { actor: Staff; loaded: LoadedPermit; body: PermitChange & { version: number } };

const MOST_CHANGED = 20;

/** Saves the changes of a permit over the version that the caller knew; an unchanged permit succeeds with any version. */
export async function updatePermit(world: World, { actor, loaded, body }: Update): Promise<LoadedPermit> {
  // The retry finds either a conflict or its own earlier write, whose answer was lost; the latter succeeds.
  return untilWritten(async (tries) => {
    const current = tries === 1 ? loaded : await loadPermit(world, actor, loaded.head._id);
    const { head } = current;
    const pages = await changedPages(world, current, body);
    const after = await applyChange(world, head, body);
    if (pages.size === 0 && orderedJson(after) === orderedJson(head)) return current;
    requireMove(world, head, 'edit');
    if (!looksAs(head, body.version)) throw await conflict(world, actor, current);
    await requireNamedFiles(world, head, after);
    return saveContent(world, { actor, loaded: current, after, pages, what: 'edited' });
  });
}

/** 409 with the permit as this caller's own GET shows it. */
export function conflict(world: World, actor: Actor, current: LoadedPermit): Promise<AppError> {
  return versionConflict(() => showPermit(world, actor, current));
}

/** The head with the fields of the body; omitted fields stay. */
async function applyChange(world: World, head: PermitHead, change: PermitChange): Promise<PermitHead> {
  const given = [...PERMIT_FACTS, 'images' as const, 'documents' as const].filter((name) => change[name] !== undefined);
  const after = { ...head, ...Object.fromEntries(given.map((name) => [name, change[name]])) };
  const isSame = change.zones === undefined || String(idsOf(change.zones)) === String(idsOf(head.zones));
  return isSame ? { ...after, zones: head.zones } : withKnownZones(world, { ...after, zones: change.zones });
}

const idsOf = (zones: PermitHead['zones'] = []) => zones.map(({ _id }) => _id);

/** The answers of the pages that the body changes; 422 with every invalid field, paths `pages.<i>.content…`. */
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
    const placed = await placeAnswerFiles(world, placing, () => Promise.resolve(requireMove(world, head, 'edit')));
    if (!answersEqual(placed, before)) changed.set(index, placed);
  }
  if (changed.size > MOST_CHANGED) issues.push({ path: 'pages', code: 'too_long' });
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return changed;
}
