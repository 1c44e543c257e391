import { localDate } from '../../shared/core/dates.ts';
import { POSTED } from '../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import { isSameEmployer, isSamePerson } from '../../shared/workers/same-worker.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { WorkerLine } from '../store/entities/workers/worker-lines.ts';
import { renewalsBeside } from '../store/entities/user-forms/renewals.ts';
import { pickIdentity } from '../verbs/known-worker.ts';

/** The inductions that a line remembers; an older one is known by its person. */
const MOST_INDUCTIONS = 10;

/** The facts that an induction tells of its worker. */
type Told = Pick<WorkerFacts, 'firstName' | 'lastName' | 'birthday' | 'taxNumber' | 'employer' | 'businessId'> &
  Partial<Pick<WorkerFacts, 'isPosted' | 'representative'>>;

export function toldBy(user: PersonDetails, lookup: UserFormHead['businessIdLookup'] = null): Told {
  const businessId = user.businessId ?? (lookup?.state === 'found' ? lookup.businessId : null) ?? '';
  return { ...pickIdentity(user), employer: user.company ?? '', businessId, ...postingOf(user) };
}

/** What a posted worker tells; others tell nothing of it, since not every form asks. */
function postingOf(user: PersonDetails): Pick<Told, 'isPosted' | 'representative'> {
  if (user.posted !== POSTED) return {};
  const { representativeName: name = '', representativeContact: contact = '' } = user;
  return { isPosted: true, ...((name !== '' || contact !== '') && { representative: { name, contact } }) };
}

/**
 * The line among a site's that an induction belongs to: the one made of it, while nothing parts them, or else the same person's, which that
 * of what it renews is too.
 */
export function lineOfInduction(lines: readonly WorkerLine[], head: UserFormHead): WorkerLine | undefined {
  const { _id, user, businessIdLookup } = head;
  const told = toldBy(user, businessIdLookup);
  const made = lines.find(({ userForms }) => userForms.includes(_id));
  if (made && (made.userForms.length === 1 || isSameWorker(made, told))) return made;
  const linked = renewalsBeside(head);
  const isLinked = (line: WorkerLine) => line.userForms.some((id) => linked.includes(id)) && isSameEmployer(line, told);
  return lines.find((line) => isSameWorker(line, told)) ?? lines.find(isLinked);
}

const isSameWorker = (line: WorkerLine, told: Told) => isSamePerson(line, told) && isSameEmployer(line, told);

/** The line with what an induction tells: nothing that it leaves empty, and nothing that staff have corrected. */
export function followedLine(line: WorkerLine, head: UserFormHead, approvedAt: string | null): WorkerLine {
  const told = Object.entries(toldBy(head.user, head.businessIdLookup)).filter(
    ([name, fact]) => fact !== '' && !line.corrected.includes(name),
  );
  const after: WorkerLine = {
    ...line,
    ...Object.fromEntries(told),
    signed: earliest(line.signed, head.signed),
    approved: earliest(line.approved, approvedAt),
    userForms: [...line.userForms.filter((id) => id !== head._id), head._id].slice(-MOST_INDUCTIONS),
  };
  return { ...after, taxNumberCheck: checkOf(after, head, line) };
}

/** The check is the number's own: another number has none until it is checked. */
function checkOf({ taxNumber }: WorkerLine, { user, taxNumberValidation }: UserFormHead, before: WorkerLine) {
  if (taxNumberValidation && taxNumber === user.taxNumber) return taxNumberValidation;
  return taxNumber === before.taxNumber ? before.taxNumberCheck : null;
}

function earliest(day: string | null, at: string | null): string | null {
  if (at === null) return day;
  const other = localDate(new Date(at));
  return day === null || other < day ? other : day;
}
