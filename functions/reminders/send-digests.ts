import { newMessage } from '../messages/new-message.ts';
import { recipientLanguage } from '../messages/recipient-language.ts';
import { messageWrite } from '../store/messages.ts';
import type { Item } from '../store/items.ts';
import { findProject } from '../store/projects.ts';
import { closedDigestWrite, findDigestLines, type Digest, type DigestLine } from '../store/reminders.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

/** A mail lists so many cards; the rest are counted. */
const MOST_LINES = 100;

/** Turns each digest that has waited for its lines into one mail, all or nothing. */
export async function sendDigests(world: World, items: readonly Item[]): Promise<void> {
  for (const head of items) {
    const isDue = head['GSI3SK'] !== undefined && String(head['GSI3SK']) < `${world.now().toISOString()}~`;
    if (!isDue) continue;
    const digest = head['digest'] as Digest;
    const lines = await findDigestLines(world.table, head);
    const message = await digestMessage(world, digest, lines);
    await world.table.write([closedDigestWrite(head, lines.length), messageWrite(message)]).catch(ignoreChanged);
  }
}

async function digestMessage(world: World, { projectId, company, to }: Digest, lines: readonly DigestLine[]) {
  const project = await findProject(world.table, projectId);
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
      link: `${world.settings.baseUrl}/admin/projects/${projectId}/cards?expirationStatus=warn`,
    },
  });
}

/** Another worker closed it, or lines came in between: then it is due again. */
function ignoreChanged(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
