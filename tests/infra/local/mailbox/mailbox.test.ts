import { SendEmailCommand, SendRawEmailCommand, SendTemplatedEmailCommand } from '@aws-sdk/client-ses';
import { PublishCommand } from '@aws-sdk/client-sns';
import { expect, test } from 'vitest';
import { startedMailbox } from './started-mailbox.ts';

const email = (to: string[], text = 'Koodisi on 123456') =>
  new SendEmailCommand({
    Source: '"Työmaaportti" <noreply@example.com>',
    Destination: { ToAddresses: to },
    Message: {
      Subject: { Data: 'Perehdytys & lupa – äö', Charset: 'UTF-8' },
      Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: `<p>${text}</p>`, Charset: 'UTF-8' } },
    },
  });

test('a sent e-mail is in the outbox with its subject, its text and its HTML', async () => {
  const { ses, outbox } = await startedMailbox();
  const { MessageId } = await ses.send(email(['matti@example.com']));
  expect(MessageId).toMatch(/^[\w-]{36}$/);
  expect(outbox.deliveries()).toEqual([
    {
      channel: 'email',
      to: 'matti@example.com',
      subject: 'Perehdytys & lupa – äö',
      text: 'Koodisi on 123456',
      html: '<p>Koodisi on 123456</p>',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
});

test('each recipient of an e-mail has it once, and the newest is first', async () => {
  const { ses, outbox } = await startedMailbox();
  await ses.send(email(['a@example.com', 'Liisa <b@example.com>', 'a@example.com'], 'first'));
  await ses.send(email(['c@example.com'], 'second'));
  expect(outbox.deliveries().map(({ to, text }) => [to, text])).toEqual([
    ['c@example.com', 'second'],
    ['b@example.com', 'first'],
    ['a@example.com', 'first'],
  ]);
});

const RAW = [
  'From: =?utf-8?Q?Ty=C3=B6maa?= <noreply@example.com>',
  'To: Matti <matti@example.com>,',
  ' liisa@example.com',
  'Subject: =?utf-8?B?UGVyZWhkeXR5cyA=?= =?utf-8?Q?valmis_=E2=9C=93?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="b(1)"',
  '',
  'for old programs',
  '--b(1)',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Perehdytys on tehty t=C3=A4n=C3=A4=C3=',
  '=A4n: https://example.com/o/1?a=3D2',
  '--b(1)',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('<p>Tänään</p>').toString('base64'),
  '--b(1)--',
  '',
].join('\r\n');

test('a raw e-mail is read as its reader sees it', async () => {
  const { ses, outbox } = await startedMailbox();
  await ses.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(RAW) } }));
  const [newest, other] = outbox.deliveries();
  expect([newest?.to, other?.to]).toEqual(['liisa@example.com', 'matti@example.com']);
  expect(newest).toMatchObject({
    subject: 'Perehdytys valmis ✓',
    text: 'Perehdytys on tehty tänään: https://example.com/o/1?a=2',
    html: '<p>Tänään</p>',
  });
});

test('the destinations of a raw e-mail count, not its headers', async () => {
  const { ses, outbox } = await startedMailbox();
  await ses.send(
    new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(RAW) }, Destinations: ['only@example.com'] }),
  );
  expect(outbox.deliveries().map(({ to }) => to)).toEqual(['only@example.com']);
});

test.each([
  [['someone@bounce.test'], 'MessageRejected'],
  [['fine@example.com', 'Some One <x@BOUNCE.test>'], 'MessageRejected'],
  [[], 'InvalidParameterValue'],
  [['no address'], 'InvalidParameterValue'],
])('an e-mail to %j is refused with %s and delivered to nobody', async (to, name) => {
  const { ses, outbox } = await startedMailbox();
  await expect(ses.send(email(to))).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  expect(outbox.deliveries()).toEqual([]);
});

test('a call that the mailbox does not know is refused', async () => {
  const { ses } = await startedMailbox();
  const templated = {
    Source: 'a@example.com',
    Destination: { ToAddresses: ['b@example.com'] },
    Template: 't',
    TemplateData: '{}',
  };
  await expect(ses.send(new SendTemplatedEmailCommand(templated))).rejects.toMatchObject({ name: 'InvalidAction' });
});

test('an SMS is in the outbox', async () => {
  const { sns, outbox } = await startedMailbox();
  const MessageAttributes = { 'AWS.SNS.SMS.SenderID': { DataType: 'String', StringValue: 'Tyomaa' } };
  await sns.send(new PublishCommand({ PhoneNumber: '+358401234567', Message: 'Koodisi on 1 & 2', MessageAttributes }));
  expect(outbox.deliveries()).toMatchObject([{ channel: 'sms', to: '+358401234567', text: 'Koodisi on 1 & 2' }]);
});

test.each(['0401234567', '+0401234567', 'matti', ''])('an SMS to %j is refused', async (PhoneNumber) => {
  const { sns, outbox } = await startedMailbox();
  const sent = sns.send(new PublishCommand({ PhoneNumber, Message: 'x' }));
  await expect(sent).rejects.toMatchObject({ name: 'InvalidParameterException' });
  expect(outbox.deliveries()).toEqual([]);
});

test('in an outage nothing is accepted; after it everything is again', async () => {
  const { mailbox, ses, sns, outbox } = await startedMailbox();
  mailbox.startOutage();
  const outage = { $metadata: { httpStatusCode: 503 } };
  await expect(ses.send(email(['a@example.com']))).rejects.toMatchObject(outage);
  await expect(sns.send(new PublishCommand({ PhoneNumber: '+358401234567', Message: 'x' }))).rejects.toMatchObject(
    outage,
  );
  expect(outbox.deliveries()).toEqual([]);
  mailbox.endOutage();
  await ses.send(email(['a@example.com']));
  expect(outbox.deliveries()).toHaveLength(1);
});
