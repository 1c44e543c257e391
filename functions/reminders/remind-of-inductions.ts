import { dayAfter, formatDate } from '../../shared/core/dates.ts';
import { fullName } from '../../shared/core/full-name.ts';
import type { Project } from '../../shared/projects/project.ts';
import { userFormCodePath } from '../../shared/site-paths/open-paths.ts';
import { newMessage, wayTo } from '../messages/new-message.ts';
import { inductionNames } from '../messages/induction-names.ts';
import { findAllCompanies } from '../store/entities/companies.ts';
import { unchangedProjectCheck } from '../store/entities/projects.ts';
import { findAllEnding, stillEndsCheck } from '../store/entities/user-forms/last-days.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { userFormKey } from '../store/keys.ts';
import { messageWrite } from '../store/messages/messages.ts';
import { reminderClaimWrite, type DigestLine } from '../store/due/reminders.ts';
import { untilUncontended, untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { addLinesOf } from './add-digest-lines.ts';
import { isReminderOn, projectsOfCard, type ProjectsOfCompanies } from './card-projects.ts';
import { claimOf, findUnclaimed, type Reminding } from './remind-batch.ts';
import { daysLeft, INDUCTION_REMINDERS } from './reminder-days.ts';

/** Each digest line takes three items of a transaction, which holds 100. */
const MOST_INDUCTIONS = 30;

/** An induction with a last valid day, as reminders know it. */
type Ending = { _id: string; expires: string; head: UserFormHead };
type Batch = Reminding & { date: string; endings: readonly Ending[]; projects: readonly Project[] };
type Counts = { inductions: number; owners: number; lines: number };
type Day = { date: string; isLatestDay: boolean };

/** Makes the reminders of a day about inductions that end, as those about cards (rule 5.4), 14 days and a day before. */
export async function remindOfInductions(
  world: World,
  projects: ProjectsOfCompanies,
  { date, isLatestDay }: Day,
): Promise<Counts> {
  const counts: Counts = { inductions: 0, owners: 0, lines: 0 };
  for (const { _id: company } of await findAllCompanies(world.table)) {
    for (const due of INDUCTION_REMINDERS) {
      const left = daysLeft(due, isLatestDay);
      const days = { from: dayAfter(date, Math.min(...left)), through: dayAfter(date, Math.max(...left)) };
      const found = await findAllEnding(world.table, { company, ...days });
      counts.inductions += found.length;
      for (let start = 0; start < found.length; start += MOST_INDUCTIONS) {
        const some = found.slice(start, start + MOST_INDUCTIONS);
        const remind = async () => {
          const endings = await endingsOf(world, some);
          const batch = { world, reminder: due.reminder, date, endings, projects: await projects.of(company) };
          counts.owners += await tellWorkers(batch);
          counts.lines += await addEndings(batch);
        };
        await untilWritten(() => untilUncontended(remind), { onRefusal: () => projects.forget(company) });
      }
    }
  }
  return counts;
}

/** Those that still end on the day by which they were found. */
async function endingsOf({ table }: World, found: readonly { _id: string; validUntil: string }[]): Promise<Ending[]> {
  const items = await table.getMany(found.map(({ _id }) => userFormKey(_id)));
  return found.flatMap(({ _id, validUntil }, place) => {
    const item = items[place];
    const head = item && userFormOf(item);
    const isEnding = head && head.signed !== null && !head.archived && !head.isRenewed;
    return isEnding && head.validUntil === validUntil ? [{ _id, expires: validUntil, head }] : [];
  });
}

const projectsOf = ({ projects }: Batch, { head }: Ending) =>
  projectsOfCard(projects, { project: null, inductionFormId: head.inductionFormId });

/** Tells each worker of whom one of the form's sites wants it; answers how many. */
async function tellWorkers(batch: Batch): Promise<number> {
  const { world, reminder } = batch;
  const wanted = batch.endings.flatMap((card) => {
    const way = wayTo(card.head.user);
    const project = projectsOf(batch, card).find(
      ({ cardReminder }) => cardReminder.ownerEnabled && isReminderOn(cardReminder, reminder),
    );
    return way && project ? [{ card, project, way, to: way.to }] : [];
  });
  const owners = await findUnclaimed(batch, wanted);
  for (const owner of owners) {
    const { card, project, way } = owner;
    const { head, expires } = card;
    const message = newMessage(world, {
      kind: 'inductionReminder',
      company: head.company,
      about: `userForm#${head._id}`,
      form: head.inductionFormId,
      ...way,
      language: head.language,
      data: {
        ...inductionNames(head),
        name: head.user.firstName ?? '',
        expires: formatDate(expires),
        link: `${world.settings.baseUrl}${userFormCodePath(head._id)}`,
      },
    });
    await world.table.write([
      reminderClaimWrite(claimOf(batch, owner)),
      stillEndsCheck(head),
      unchangedProjectCheck(project),
      messageWrite(message),
    ]);
  }
  return owners.length;
}

/** Adds the inductions to the digests of their projects; answers how many lines. */
async function addEndings(batch: Batch): Promise<number> {
  return addLinesOf(batch, {
    shownIn: ({ inductionFormIds }) =>
      batch.endings.filter(({ head }) => inductionFormIds.includes(head.inductionFormId)),
    lineOf: (ending) => lineOf(batch, ending),
    checkOf: ({ head }) => stillEndsCheck(head),
  });
}

function lineOf({ reminder }: Batch, { _id, expires, head }: Ending): DigestLine {
  const { company = '' } = head.user;
  const person = [fullName(head.user), company].filter((part) => part !== '').join(', ');
  return {
    cardId: _id,
    expires,
    reminder,
    text: `${head.formName} – ${person} – ${formatDate(expires)}`,
    isInduction: true,
  };
}
