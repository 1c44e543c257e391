import { expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { messageFor, type MessageDraft } from '../../../functions/messages/new-message.ts';
import { openBox } from '../../../functions/security/sealed-box.ts';
import type { World } from '../../../functions/world.ts';

const secret = () => randomBytes(32).toString('base64url');
const ring = { current: 'k', keys: { k: secret() } };
const world = {
  keys: { token: ring, file: ring, pepper: secret(), cursor: secret(), box: secret(), pass: secret() },
  now: () => new Date('2026-11-20T05:05:00Z'),
  randomBytes: (count: number) => randomBytes(count),
} as unknown as World;

const DRAFT: MessageDraft = {
  kind: 'editCode',
  company: 'c',
  about: 'userForm#x',
  language: 'fi',
  data: { formName: 'Kallio', minutes: '30' },
};

test('a message goes by e-mail where there is one, by SMS where there is only a number', () => {
  const email = 'matti@example.org';
  const phoneNumber = '+358401234567';
  expect(messageFor(world, { ...DRAFT, email, phoneNumber })).toMatchObject({ channel: 'email', to: email });
  expect(messageFor(world, { ...DRAFT, phoneNumber })).toMatchObject({ channel: 'sms', to: phoneNumber });
  expect(messageFor(world, { ...DRAFT, email: '', phoneNumber: '' })).toBeUndefined();
  expect(messageFor(world, DRAFT)).toBeUndefined();
});

test('it has an id of its own, its time, and no address but the one it goes to', () => {
  const message = messageFor(world, {
    ...DRAFT,
    email: 'a@example.org',
    phoneNumber: '+358401234567',
    validUntil: '2026-11-20T05:35:00.000Z',
  });
  expect(message).toEqual({
    ...DRAFT,
    _id: expect.stringMatching(/^[\w-]{22}$/),
    channel: 'email',
    to: 'a@example.org',
    created: '2026-11-20T05:05:00.000Z',
    validUntil: '2026-11-20T05:35:00.000Z',
  });
});

test('a secret is in it only encrypted', () => {
  const message = messageFor(world, { ...DRAFT, email: 'a@example.org', secret: '123456' });
  expect(JSON.stringify(message)).not.toContain('123456');
  expect(message).not.toHaveProperty('secret');
  expect(openBox(world.keys, message?.box ?? '')).toBe('123456');
});

test.each(['+358401234567', '+358501234567', '+3584571234567', '+37251234567', '+46701234567', '+48501234567'])(
  'an SMS to %s is sent',
  (phoneNumber) => {
    expect(messageFor(world, { ...DRAFT, phoneNumber })?.channel).toBe('sms');
  },
);

test.each([
  ['a Finnish service number', '+35860012345'],
  ['a Finnish premium number', '+35870012345'],
  ['a Finnish landline', '+358912345678'],
  ['a satellite number', '+88161234567'],
  ['an international premium number', '+97912345678'],
  ['a number of the United States', '+12125551234'],
  ['a country that is not on the list', '+23480123456'],
  ['a number that is not E.164', '0401234567'],
  ['a number with something behind it', '+358401234567,+358401234568'],
])('an SMS to %s is not sent', (_, phoneNumber) => {
  expect(messageFor(world, { ...DRAFT, phoneNumber })).toBeUndefined();
});
