import { staffScreenPaths } from '../../shared/site-paths/staff-screen-paths.ts';
import { newMessage } from '../messages/new-message.ts';
import { recipientLanguage } from '../messages/recipient-language.ts';
import { messageWrite } from '../store/messages/messages.ts';
import { projects } from '../store/entities/projects.ts';
import { closedDigestWrite, findDigestLines, type DigestLine } from '../store/due/reminders.ts';
import { type Digest } from '../store/due/kinds/digest.ts';
import type { World } from '../world.ts';
import type { Due } from '../store/due/due-kind.ts';
import { isWritten } from '../store/table-errors.ts';

/** The most cards that a mail lists; the rest are only counted. */
const MOST_LINES = 100;

/** Turns each digest that has finished waiting into one mail, in one transaction. */
export async function sendDigests(world: World, items: readonly Due<'digest'>[]): Promise<void> {
  for (const head of items) {
    const { digest } = head;
    const lines = await findDigestLines(world.table, head);
    const message = await digestMessage(world, digest, lines);
    // Where another worker has closed the digest, or lines were added meanwhile, it becomes due again.
    await isWritten(world.table.write([closedDigestWrite(head, lines.length), messageWrite(message)]));
  }
}

/** Where each kind of lines is listed. */
const LISTS = {
  '': (projectId: string) => staffScreenPaths.cardsOfProject(projectId, { expirationStatus: 'warn' }),
  inductions: (projectId: string) => staffScreenPaths.userFormsOfProject(projectId, { state: 'ending' }),
  both: staffScreenPaths.project,
};

function kindsOf(lines: readonly DigestLine[]): keyof typeof LISTS {
  const inductions = lines.filter(({ isInduction }) => isInduction).length;
  if (inductions === 0) return '';
  return inductions === lines.length ? 'inductions' : 'both';
}

async function digestMessage(world: World, { projectId, company, to }: Digest, lines: readonly DigestLine[]) {
  const project = await projects.find(world.table, projectId);
  const kinds = kindsOf(lines);
  return newMessage(world, {
    kind: 'cardDigest',
    company,
    about: `project#${projectId}`,
    channel: 'email',
    to,
    language: await recipientLanguage(world.table, company, to),
    data: {
      projectName: project?.name ?? '',
      count: String(lines.length),
      more: lines.length > MOST_LINES ? String(lines.length - MOST_LINES) : '',
      lines: lines
        .slice(0, MOST_LINES)
        .map(({ text }) => text)
        .join('\n'),
      kinds,
      link: `${world.settings.baseUrl}${LISTS[kinds](projectId)}`,
    },
  });
}
