import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { synthesized } from './synthesized-product.ts';

const { application } = synthesized('production').templates;

test('what comes back of mails is told to the worker for a day, and then left in the queue that is watched', () => {
  application.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'], EventBridgeDestination: {} },
  });
  const [set = ''] = Object.keys(application.findResources('AWS::SES::ConfigurationSet'));
  const queue = Object.keys(application.findResources('AWS::SQS::Queue')).find((id) => id.includes('DueWork'));
  expect([set, queue]).toEqual([expect.stringMatching(/^Mail/), expect.any(String)]);
  application.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: set }] } } },
    },
    Targets: [
      Match.objectLike({
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queue, 'Arn'] } },
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      }),
    ],
  });
});

test('the worker sends by that set, and a run of it that fails three times is told of', () => {
  const [set = ''] = Object.keys(application.findResources('AWS::SES::ConfigurationSet'));
  application.hasResourceProperties('AWS::Lambda::Function', {
    Description: Match.stringLikeRegexp('^Sends messages'),
    Environment: { Variables: Match.objectLike({ MAIL_SET: { Ref: set } }) },
  });
  const retried = Object.values(application.findResources('AWS::Lambda::EventInvokeConfig'));
  const ofWorker = retried.find(({ Properties }) => JSON.stringify(Properties).includes('DueWork'));
  expect(ofWorker?.Properties).toMatchObject({ MaximumRetryAttempts: 2, DestinationConfig: { OnFailure: {} } });
});

test('the worker is called by that rule, and by nobody else but its own triggers', () => {
  const permissions = Object.values(application.findResources('AWS::Lambda::Permission')).map(
    ({ Properties }) => Properties as Record<string, unknown>,
  );
  const ofWorker = permissions.filter(({ FunctionName }) => JSON.stringify(FunctionName).includes('DueWork'));
  expect(ofWorker.map(({ Principal }) => Principal)).toEqual(['events.amazonaws.com']);
  expect(JSON.stringify(ofWorker[0]?.['SourceArn'])).toContain('MailReturned');
});
