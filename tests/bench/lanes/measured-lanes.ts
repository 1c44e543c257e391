import { doDueWork, newRun } from '../../../functions/jobs/do-due-work.ts';
import { messageFor, type MessageDraft } from '../../../functions/messages/new-message.ts';
import { messageWrite } from '../../../functions/store/messages/messages.ts';
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts';
import { median } from '../ratios/median.ts';

/** How long a code takes from its asking to the mail service while so many digests are being sent, in seconds, and mails a second. */
export type MeasuredLanes = { queued: number; seconds: number; mailsPerSecond: number };

const QUEUED = 5000;
const MAIL_MILLISECONDS = 70;
const BATCH = 50;
const CODES = 5;

export async function measureLanes(): Promise<MeasuredLanes> {
  const app = await startTestApp();
  try {
    return await measure(app);
  } finally {
    await app.stop();
  }
}

async function measure(app: TestApp): Promise<MeasuredLanes> {
  for (let at = 0; at < QUEUED; at += BATCH) {
    await app.world.table.write(Array.from({ length: BATCH }, (_, of) => written(app, digest(at + of))));
  }
  const sentAt = new Map<string, number>();
  const send = async ({ to }: { to: string }) => {
    await new Promise((resolve) => setTimeout(resolve, MAIL_MILLISECONDS));
    sentAt.set(to, performance.now());
  };
  const world = { ...app.world, mail: { send } };
  let isOver = false;
  const run = newRun(() => isOver);
  const working = (async () => {
    while (!isOver && (await doDueWork(world, run)) > 0);
  })();
  const began = performance.now();
  const seconds: number[] = [];
  for (let at = 0; at < CODES; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    const asked = performance.now();
    await app.world.table.write([written(app, code(at))]);
    while (!sentAt.has(`code.${at}@example.org`)) await new Promise((resolve) => setTimeout(resolve, 5));
    seconds.push(((sentAt.get(`code.${at}@example.org`) ?? 0) - asked) / 1000);
  }
  const mailsPerSecond = sentAt.size / ((performance.now() - began) / 1000);
  isOver = true;
  await working;
  return { queued: QUEUED, seconds: median(seconds), mailsPerSecond };
}

function written(app: TestApp, draft: MessageDraft) {
  const message = messageFor(app.world, draft);
  if (!message) throw new Error('no way to send');
  return messageWrite(message);
}

const digest = (at: number): MessageDraft => ({
  kind: 'cardDigest',
  company: 'c',
  about: `project#${at}`,
  language: 'fi',
  data: { projectName: 'Kallio', count: '1', lines: 'x' },
  email: `digest.${at}@example.org`,
});

const code = (at: number): MessageDraft => ({
  kind: 'editCode',
  company: 'c',
  about: `userForm#${at}`,
  language: 'fi',
  data: { formName: 'Kallion koulu', minutes: '30' },
  secret: '473829',
  email: `code.${at}@example.org`,
});
