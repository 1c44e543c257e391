import type { Answers } from '../../shared/content/answers/answers.ts';
import { refOf, type Staff } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import { AppError } from '../../shared/core/errors.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import { DEFAULT_END_TIME, DEFAULT_START_TIME } from '../../shared/permits/permit-defaults.ts';
import type { PermitDraft } from '../../shared/permits/permit.ts';
import { newId } from '../security/random-ids.ts';
import { findFormVersion, type PermitFormVersion } from '../store/entities/form-versions.ts';
import { isReplay, writeOnce, type Once } from '../store/once.ts';
import { findPermitForm } from '../store/entities/permit-forms.ts';
import { drawPermitNumber, newPermitWrites, pageWrites } from '../store/entities/permits/permit-writes.ts';
import type { PermitHead } from '../store/entities/permits/permit-record.ts';
import { projects } from '../store/entities/projects.ts';
import { isOwnCompany } from '../verbs/load-owned.ts';
import { untilUncontended, untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { loadPermit, type LoadedPermit } from './load-permit.ts';
import { copyPermitFiles, removePermitFiles, withoutSignatures } from './permit-files.ts';
import { permitEvent } from './permit-event.ts';
import { personsOf } from './persons/permit-persons.ts';
import { withoutAbsent } from './persons/person-choices.ts';
import { knownZones } from './permit-zones.ts';

type Creation = { actor: Staff; draft: PermitDraft; once: Once | undefined };

const refusal = (path: string) => new AppError('validation_failed', { issues: [{ path, code: 'invalid_value' }] });

/** A draft of a form in a project, with the next number of the company's year. */
export async function createPermit(world: World, { actor, draft, once }: Creation): Promise<LoadedPermit> {
  const { project, version, head } = await newDraft(world, actor, draft);
  const content = { version, answers: new Map<number, Answers>() };
  const persons = await personsOf(world, head, content);
  const after = { ...head, projectName: project.name, persons };
  return writePermit(world, { head: after, answers: content.answers, actor, once, isCopy: false });
}

async function newDraft(world: World, actor: Staff, draft: PermitDraft) {
  const [project, form] = await Promise.all([
    projects.find(world.table, draft.project),
    findPermitForm(world.table, draft.permitFormId),
  ]);
  if (!project || !isOwnCompany(actor, project.company)) throw refusal('project');
  if (form?.company !== project.company || form.archived) throw refusal('permitFormId');
  const version = await findFormVersion<PermitFormVersion>(world, form._id, form.contentVersion);
  const head: PermitHead = {
    ...freshOf(world, actor),
    company: project.company,
    project: project._id,
    projectName: project.name,
    permitFormId: form._id,
    formVersion: form.contentVersion,
    formName: form.name,
    name: draft.name,
    description: draft.description ?? '',
    startDate: draft.startDate ?? null,
    endTime: draft.endTime ?? null,
    dailyStartTime: draft.dailyStartTime ?? DEFAULT_START_TIME,
    dailyEndTime: draft.dailyEndTime ?? DEFAULT_END_TIME,
    zones: knownZones(project, draft.zones),
    ...(project.hasWebhooks && { hasWebhooks: true }),
    ...(version.exclusive && { exclusive: true }),
    ...watchOf(version),
    images: [],
    documents: [],
    persons: [],
  };
  return { project, version, head };
}

function watchOf(version: PermitFormVersion): Pick<PermitHead, 'watchMinutes' | 'watchEvery'> {
  const { watchMinutes, watchEvery } = permitSettingsOf(version);
  return watchMinutes > 0 ? { watchMinutes, watchEvery } : {};
}

/** The first state of every new permit. */
function freshOf(world: World, actor: Staff) {
  return {
    _id: newId(world),
    version: 1,
    contentVersion: 1,
    number: '',
    status: 'Draft' as const,
    archived: false,
    cardOverride: null,
    rejection: null,
    created: world.now().toISOString(),
    createdBy: refOf(actor),
    viewId: newId(world),
  };
}

/** What a copy takes from its source. The rest is its own: its state, its persons and files, and what was said of the source's work. */
const IS_COPIED = {
  company: true,
  project: true,
  projectName: true,
  permitFormId: true,
  formVersion: true,
  formName: true,
  description: true,
  startDate: true,
  endTime: true,
  dailyStartTime: true,
  dailyEndTime: true,
  zones: true,
  exclusive: true,
  watchMinutes: true,
  watchEvery: true,
  hasWebhooks: true,
  _id: false,
  version: false,
  contentVersion: false,
  number: false,
  name: false,
  status: false,
  archived: false,
  images: false,
  documents: false,
  persons: false,
  cardOverride: false,
  overlapReason: false,
  rejection: false,
  signatureTimes: false,
  suspended: false,
  extension: false,
  handOver: false,
  watches: false,
  created: false,
  createdBy: false,
  unseen: false,
  viewId: false,
} as const satisfies Record<keyof PermitHead, boolean>;
type CopiedName = {
  [Name in keyof PermitHead]-?: (typeof IS_COPIED)[Name] extends true ? Name : never;
}[keyof PermitHead];

function copiedFrom(head: PermitHead): Pick<PermitHead, CopiedName> {
  const copied = Object.entries(head).filter(([name]) => IS_COPIED[name as keyof PermitHead]);
  return Object.fromEntries(copied) as Pick<PermitHead, CopiedName>;
}

type Copy = { actor: Staff; source: LoadedPermit; name: string; once: Once | undefined };

/** A draft with another permit's content and no signatures; the copier replaces its creator. */
export async function copyPermit(world: World, { actor, source, name, once }: Copy): Promise<LoadedPermit> {
  const { version, pages } = source;
  const fresh = freshOf(world, actor);
  const head: PermitHead = { ...copiedFrom(source.head), ...fresh, name, images: [], documents: [], persons: [] };
  const unsigned = new Map([...pages].map(([index, page]) => [index, withoutSignatures(page)] as const));
  const persons = await personsOf(world, head, { version, answers: unsigned }, { isLenient: true });
  const answers = withoutAbsent({ version, answers: unsigned }, persons);
  const after = { ...head, images: source.head.images, documents: source.head.documents, persons };
  const copied = { head: after, pages: answers, version };
  await copyPermitFiles(world, { ...copied, head: { ...after, _id: source.head._id } }, head._id);
  const done = await writePermit(world, { head: after, answers, actor, once, isCopy: true });
  if (done.head._id !== head._id) await removePermitFiles(world, copied, head._id);
  return done;
}

type Writing = {
  head: PermitHead;
  answers: ReadonlyMap<number, Answers>;
  actor: Staff;
  once: Once | undefined;
  isCopy: boolean;
};

/** The pages in the transaction of a new permit. Others are written before it, where nobody finds them until the permit exists. */
const MOST_PAGES_AT_ONCE = 60;

/** The new permit, or the one that an earlier call with the same idempotency key made. */
async function writePermit(world: World, { head, answers, actor, once, isCopy }: Writing): Promise<LoadedPermit> {
  const now = world.now();
  // A repeated call draws no number.
  const isKnown = once !== undefined && (await isReplay(world.table, once, now));
  const year = localDate(now).slice(0, 4);
  const pages = await writePagesEarly(world, head, answers);
  const draw = async () => {
    const number = isKnown ? '' : await drawPermitNumber(world.table, head.company, year);
    const after = { ...head, number };
    const by = refOf(actor);
    const what = isCopy ? 'copied' : 'created';
    const event = permitEvent(world, { before: undefined, after }, { what, by, how: 'login' });
    const writes = newPermitWrites({ head: after, pages, event, isCopy });
    // Permits made at the same time contend for the counts of their project and form.
    const { result } = await untilUncontended(() =>
      writeOnce(world.table, { once, now, result: { id: head._id }, writes }),
    );
    return loadPermit(world, { ...actor, company: head.company }, result.id);
  };
  return untilWritten(draw, {
    onRefusal: ({ refused }) => {
      if (refused === 'project') throw refusal('project');
      if (refused === 'permitForm') throw refusal('permitFormId');
    },
  });
}

async function writePagesEarly(world: World, head: PermitHead, answers: ReadonlyMap<number, Answers>) {
  if (answers.size <= MOST_PAGES_AT_ONCE) return answers;
  for (const write of pageWrites(head._id, answers)) await world.table.write([write]);
  return new Map<number, Answers>();
}
