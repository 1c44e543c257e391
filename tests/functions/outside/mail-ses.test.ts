import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { encodeMailbox } from '../../../functions/outside/encode-mailbox.ts';
import { createMailSender } from '../../../functions/outside/mail-ses.ts';
import type { Mail } from '../../../functions/outside/ses-client.ts';

const MAIL: Mail = {
  from: 'Työmaaportti <portti@example.com>',
  to: 'matti@example.org',
  subject: 'Perehdytys valmis: Kallio – äö',
  text: 'Hei!',
  html: '<p>Hei!</p>',
  tag: 'TVNH',
};

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  return () => vi.unstubAllEnvs();
});

function mocked() {
  const ses = mockClient(SESClient);
  onTestFinished(() => ses.restore());
  return { ses, mail: createMailSender({ region: 'eu-north-1', set: 'returns' }) };
}

/** The name and the address as a mail program shows them. */
function shown(mailbox: string): string {
  return mailbox.replace(/=\?UTF-8\?B\?([^?]*)\?=(?: (?==\?))?/g, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );
}

describe('a mail', () => {
  test('goes to one recipient, in UTF-8, as text and as HTML', async () => {
    const { ses, mail } = mocked();
    await mail.send(MAIL);
    expect(ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toEqual([
      {
        Source: `=?UTF-8?B?${Buffer.from('Työmaaportti').toString('base64')}?= <portti@example.com>`,
        Destination: { ToAddresses: ['matti@example.org'] },
        Message: {
          Subject: { Data: MAIL.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: 'Hei!', Charset: 'UTF-8' }, Html: { Data: '<p>Hei!</p>', Charset: 'UTF-8' } },
        },
        Tags: [{ Name: 'message', Value: 'TVNH' }],
        ConfigurationSetName: 'returns',
      },
    ]);
  });

  const breaks = ['\r\nBcc: x@evil.example', '\nBcc: x@evil.example', '\rX', '\0', '\r\n\r\n<html>'];
  const fields = ['from', 'to', 'subject'] as const;
  const payloads = fields.flatMap((field) =>
    breaks.flatMap((broken) => [
      [field, `${MAIL[field]}${broken}`] as const,
      [field, `${broken}${MAIL[field]}`] as const,
    ]),
  );
  test.each(payloads)('with a line break in its %s is never sent (%j)', async (field, value) => {
    const { ses, mail } = mocked();
    await expect(mail.send({ ...MAIL, [field]: value })).rejects.toThrow(/line break/);
    expect(ses.calls()).toHaveLength(0);
  });

  test.each([
    'a@example.com,b@example.com',
    'a@example.com b@example.com',
    'Matti <a@example.com>',
    'a@b@c.fi',
    '',
    'x',
  ])('to %j, which is not one address, is never sent', async (to) => {
    const { ses, mail } = mocked();
    await expect(mail.send({ ...MAIL, to })).rejects.toThrow(/one recipient/);
    expect(ses.calls()).toHaveLength(0);
  });

  test('that the service refuses is an error for whoever sends it', async () => {
    const { ses, mail } = mocked();
    ses.rejects(Object.assign(new Error('no'), { name: 'MessageRejected' }));
    await expect(mail.send(MAIL)).rejects.toMatchObject({ name: 'MessageRejected' });
  });
});

describe('a mailbox in a header', () => {
  test.each([
    ['portti@example.com', 'portti@example.com'],
    ['Portti 2 <portti@example.com>', 'Portti 2 <portti@example.com>'],
    ['matti@työmaa.fi', 'matti@xn--tymaa-kua.fi'],
    ['"Portti" <a@example.com>', 'Portti <a@example.com>'],
  ])('%s is sent as %s', (mailbox, sent) => {
    expect(encodeMailbox(mailbox)).toBe(sent);
  });

  test.each(['Työmaaportti', 'Rakennus, Oy <x>', 'Ä'.repeat(100), '🏗️'.repeat(30), 'a"b\\c'])(
    'the name %s is ASCII on the way and reads the same',
    (name) => {
      const sent = encodeMailbox(`${name} <a@example.com>`);
      expect(sent).toMatch(/^[\x20-\x7e]+$/);
      expect(shown(sent)).toBe(`${name} <a@example.com>`);
      for (const word of sent.match(/=\?.*?\?=/g) ?? []) expect(word.length).toBeLessThanOrEqual(75);
    },
  );
});
