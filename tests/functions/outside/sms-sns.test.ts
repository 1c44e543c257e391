import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test } from 'vitest';
import { createSmsSender } from '../../../functions/outside/sms-sns.ts';

function mocked() {
  const sns = mockClient(SNSClient);
  onTestFinished(() => sns.restore());
  return { sns, sms: createSmsSender({ region: 'eu-north-1' }) };
}

test('an SMS goes to one number, as a message that must arrive', async () => {
  const { sns, sms } = mocked();
  await sms.send({ to: '+358401234567', text: 'Koodisi on 123456' });
  expect(sns.commandCalls(PublishCommand).map(({ args }) => args[0].input)).toEqual([
    {
      PhoneNumber: '+358401234567',
      Message: 'Koodisi on 123456',
      MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
    },
  ]);
});

test('an SMS of an installation that has registered a name comes from that name', async () => {
  const { sns } = mocked();
  await createSmsSender({ region: 'eu-north-1', senderId: 'Portti' }).send({ to: '+358401234567', text: 'x' });
  expect(sns.commandCalls(PublishCommand)[0]?.args[0].input.MessageAttributes).toMatchObject({
    'AWS.SNS.SMS.SenderID': { DataType: 'String', StringValue: 'Portti' },
  });
});

test.each(['0401234567', '+0401234567', '358401234567', '+358 40 1234567', '+358401234567\n', '+12', ''])(
  'an SMS to %j is never sent',
  async (to) => {
    const { sns, sms } = mocked();
    await expect(sms.send({ to, text: 'x' })).rejects.toThrow(/E\.164/);
    expect(sns.calls()).toHaveLength(0);
  },
);

test('an SMS that the service refuses is an error for whoever sends it', async () => {
  const { sns, sms } = mocked();
  sns.rejects(Object.assign(new Error('no'), { name: 'Throttling' }));
  await expect(sms.send({ to: '+358401234567', text: 'x' })).rejects.toMatchObject({ name: 'Throttling' });
});
