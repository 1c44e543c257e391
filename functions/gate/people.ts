import { fullName } from '../../shared/core/full-name.ts';
import { VERDICTS } from '../../shared/gate/gate-verdict.ts';
import type { Project } from '../../shared/projects/project.ts';
import { isSamePerson } from '../../shared/workers/same-worker.ts';
import { findStandingRenewal, renewalsBeside } from '../store/entities/user-forms/renewals.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { findLinesLike } from '../store/entities/workers/worker-traits.ts';
import { traitSeal } from '../security/trait-seal.ts';
import { pickIdentity } from '../verbs/known-worker.ts';
import type { World } from '../world.ts';
import { judgeInductions, judgeInductionsById, type Judged } from './judge-inductions.ts';

export function personOf({ user }: UserFormHead) {
  return { name: fullName(user), employer: user.company ?? '' };
}

/** The inductions of each person, in the order in which the persons come first (rule 11.2); a renewal is of the same person. */
export function byPerson(judged: readonly Judged[]): [Judged, ...Judged[]][] {
  const people: [Judged, ...Judged[]][] = [];
  const known = new Map<string, typeof people>();
  const byId = new Map<string, [Judged, ...Judged[]]>();
  for (const one of judged) {
    const told = pickIdentity(one.head.user);
    const traits = [told.taxNumber, `${told.firstName} ${told.lastName}`].map((text) => text.replaceAll(/\s/g, ''));
    const keys = traits.filter((text) => text !== '').map((text) => text.toLocaleLowerCase('fi'));
    const alike = keys.flatMap((key) => known.get(key) ?? []);
    const linked = byId.get(one.head.renewalOf?._id ?? '') ?? byId.get(one.head.renewedBy ?? '');
    const person = linked ?? alike.find(([first]) => isSamePerson(pickIdentity(first.head.user), told));
    if (person) person.push(one);
    else people.push([one]);
    const whose = person ?? people.at(-1);
    if (whose) byId.set(one.head._id, whose);
    for (const key of keys) if (whose) known.set(key, [...(known.get(key) ?? []), whose]);
  }
  return people;
}

/** The induction by which a person enters if any lets them; the first among equals. */
export function bestOf(inductions: readonly [Judged, ...Judged[]]): Judged {
  const rank = ({ verdict }: Judged) => VERDICTS.indexOf(verdict);
  return inductions.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

/**
 * Whether the person of an induction enters a project today: by this one, by a renewal of it or what it renews, or by another of theirs that
 * the project's list of workers knows. `judged` is the verdict of the asked one where it is known already.
 */
export async function judgePerson(
  world: World,
  project: Project,
  asked: UserFormHead,
  judged?: Judged,
): Promise<Judged> {
  const renewal = await findStandingRenewal(world.table, asked);
  const head = renewal ?? asked;
  const own = (!renewal && judged) || (await judgeOne(world, project, head));
  if (own.verdict === 'enters' || project.ended) return own;
  return bestOf([own, ...(await judgeInductionsById(world, project, await otherInductions(world, project, head)))]);
}

async function judgeOne(world: World, project: Project, head: UserFormHead): Promise<Judged> {
  const [own] = await judgeInductions(world, project, [head]);
  if (!own) throw new Error('Each induction is judged.');
  return own;
}

/** The ids of the other inductions of a person that the project's list of workers knows. */
async function otherInductions(world: World, project: Project, head: UserFormHead): Promise<string[]> {
  const person = { ...pickIdentity(head.user), userForms: [head._id] };
  const lines = await findLinesLike(world.table, { project: project._id, person, seal: traitSeal(world) });
  const theirs = lines.filter((line) => line.userForms.includes(head._id) || isSamePerson(line, person));
  const ids = new Set(theirs.flatMap(({ userForms }) => userForms));
  for (const id of renewalsBeside(head)) ids.add(id);
  ids.delete(head._id);
  return [...ids];
}
