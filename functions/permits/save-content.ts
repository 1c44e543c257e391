import type { Answers } from '../../shared/content/answers/answers.ts';
import type { SignatureTimes } from '../../shared/content/answers/signature-times.ts';
import { refOf, type Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { permitIssues } from '../../shared/permits/permit-rules.ts';
import { changedPermitWrites } from '../store/entities/permits/permit-writes.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import { drawingsIn } from '../uploads/signature-times.ts';
import type { World } from '../world.ts';
import { answeredPages, loadPermit, type LoadedPermit } from './load-permit.ts';
import { requireLivingCards } from './granting-cards.ts';
import { competenceOf } from './permit-competence.ts';
import { permitEvent } from './permit-event.ts';
import { tellPersons } from './permit-messages.ts';
import { personsOf } from './persons/permit-persons.ts';
import { withoutSignature, withNextTurn } from './permit-turn.ts';

type Save = {
  actor: Staff;
  loaded: LoadedPermit;
  /** The permit with its new facts. */
  after: PermitHead;
  pages: ReadonlyMap<number, Answers>;
  what: 'edited' | 'imageDeleted';
};

/**
 * Writes changed content over the permit that was read; ConditionFailed where the permit has changed meanwhile. A draft may be incomplete.
 * Changing a permit in signing voids every signature, and the first person of the chain signs again (rule 4.6).
 */
export async function saveContent(world: World, { actor, loaded, after, pages, what }: Save): Promise<LoadedPermit> {
  const { head, version } = loaded;
  const answers = new Map([...loaded.pages, ...pages]);
  const persons = await personsOf(world, after, { version, answers });
  const signatureTimes = timesOfDrawings(loaded, answers, world.now().toISOString());
  const counted = {
    ...after,
    persons,
    signatureTimes,
    version: head.version + 1,
    contentVersion: head.contentVersion + 1,
  };
  if (head.status !== 'Draft') await requireComplete(world, { head: counted, version, pages: answers });
  const { saved, messages } =
    head.status === 'Draft' ? { saved: counted, messages: [] } : voidSignatures(world, head, counted);
  const by = refOf(actor);
  const event =
    head.status === 'Draft'
      ? undefined
      : permitEvent(world, { before: head, after: saved }, { what, by, how: 'login' });
  await world.table.write([...changedPermitWrites(head, saved, { pages, event, answers }), ...messages]);
  return loadPermit(world, { ...actor, company: head.company }, head._id);
}

type PageAnswers = ReadonlyMap<number, Answers>;
const drawingsOn = (pages: PageAnswers) => [...pages.values()].flatMap(drawingsIn);

/** When each drawing on the pages was made, by the server's clock: `at` for new ones. */
function timesOfDrawings({ head, pages }: LoadedPermit, answers: PageAnswers, at: string): SignatureTimes | undefined {
  const former = new Set(drawingsOn(pages));
  const times = drawingsOn(answers).flatMap((drawing) => {
    const time = head.signatureTimes?.[drawing] ?? (former.has(drawing) ? undefined : at);
    return time === undefined ? [] : [[drawing, time] as const];
  });
  return times.length > 0 ? Object.fromEntries(times) : undefined;
}

/** 422 with everything that a permit lacks before signing; card problems count only where no grantor may accept them. */
export async function requireComplete(
  world: World,
  { head, version, pages }: Pick<LoadedPermit, 'head' | 'version' | 'pages'>,
): Promise<void> {
  const answered = permitIssues({ ...head, pages: answeredPages(version, pages), persons: head.persons });
  const issues = [...answered, ...(await competenceOf(world, head, version))];
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  await requireLivingCards(world, head);
}

const isSigned = ({ status }: PermitPersonRecord) => status === 'Signed';

/** What a grantor accepted of the content before. */
const UNSAID = { cardOverride: null, overlapReason: undefined };

/** The permit without signatures, at the first person's turn, and the messages about it. */
function voidSignatures(world: World, before: PermitHead, after: PermitHead): { saved: PermitHead; messages: Write[] } {
  const signers = before.persons.filter(isSigned);
  const cleared = { ...after, persons: after.persons.map(withoutSignature), ...UNSAID };
  const waiting = after.persons.find(({ status }) => status === 'Pending');
  const next = withNextTurn(world, cleared);
  const isSameTurn =
    signers.length === 0 && next.head.persons.some(({ _id, status }) => status === 'Pending' && _id === waiting?._id);
  // Nobody has signed, and the same person's turn continues: they have been asked already.
  if (isSameTurn) return { saved: { ...after, ...UNSAID }, messages: [] };
  const told = tellPersons(world, after, signers, { kind: 'permitSignaturesVoided' });
  return { saved: next.head, messages: [...told, ...next.messages] };
}
