import { GetIdentityVerificationAttributesCommand, GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { askAddresses, askMail, askSms } from '../../../infra/operator/sending-limits.ts';

const SENDING = {
  region: 'eu-north-1',
  mailFrom: 'portti@rakennus.fi',
  smsSender: 'Portti',
  addresses: ['portti@rakennus.fi', 'halytys@rakennus.fi'],
};

function mail(status: string, quota: number, sent = 0) {
  const client = new SESClient({ region: SENDING.region });
  const asked = mockClient(client);
  const VerificationAttributes = { 'rakennus.fi': { VerificationStatus: status as 'Success' } };
  asked.on(GetIdentityVerificationAttributesCommand).resolves({ VerificationAttributes });
  asked.on(GetSendQuotaCommand).resolves({ Max24HourSend: quota, SentLast24Hours: sent, MaxSendRate: 14 });
  return askMail(SENDING, client);
}

function sms(isInSandbox: boolean, limit: string, smsSender = SENDING.smsSender) {
  const client = new SNSClient({ region: SENDING.region });
  const asked = mockClient(client);
  asked.on(GetSMSSandboxAccountStatusCommand).resolves({ IsInSandbox: isInSandbox });
  asked.on(GetSMSAttributesCommand).resolves({ attributes: { MonthlySpendLimit: limit } });
  return askSms({ ...SENDING, smsSender }, client);
}

test('the doctor tells what keeps mail from going out in the region of the stage: sender, sandbox, quota', async () => {
  expect(await mail('Pending', 50_000)).toMatchObject({ isWell: false, says: expect.stringContaining('eu-north-1') });
  expect(await mail('Success', 200)).toMatchObject({ isWell: false, says: expect.stringContaining('sandbox') });
  expect(await mail('Success', 50_000, 45_000)).toMatchObject({ isWell: false, says: expect.stringContaining('more') });
  expect(await mail('Success', 50_000)).toMatchObject({ isWell: true, says: expect.stringContaining('14 a second') });
});

test('the doctor tells what keeps SMS from going out: sandbox, spending, sender id', async () => {
  expect(await sms(true, '50')).toMatchObject({ isWell: false, says: expect.stringContaining('sandbox') });
  expect(await sms(false, '1')).toMatchObject({ isWell: false, says: expect.stringContaining('1 dollar') });
  expect(await sms(false, '50', '')).toMatchObject({ isWell: false, says: expect.stringContaining('sender id') });
  expect(await sms(false, '50')).toMatchObject({ isWell: true, says: expect.stringContaining('Portti') });
});

test('the doctor names addresses of the settings that are examples', () => {
  expect(askAddresses(SENDING).isWell).toBe(true);
  const found = askAddresses({ ...SENDING, addresses: ['portti@rakennus.fi', 'alarms@example.com'] });
  expect(found).toEqual({ isWell: false, says: expect.stringContaining('alarms@example.com') });
});
