import { dueAt } from '../../functions/store/due/due-index.ts';

/** What EventBridge Scheduler sends to a function whose target names no input of its own. */
export const SCHEDULED = {
  version: '0',
  id: '5c1e2c41-6f4a-4d0e-9d0a-0d1d5a3f7c10',
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  account: '000000000000',
  time: '2026-11-20T04:00:00Z',
  region: 'eu-north-1',
  resources: ['arn:aws:scheduler:eu-north-1:000000000000:schedule/default/EveryMorning'],
  detail: '{}',
};

/** What the table's stream sends when work is written: new images as DynamoDB writes them. */
export const WORK_WRITTEN = {
  Records: [
    {
      eventID: 'c4ca4238a0b923820dcc509a6f75849b',
      eventName: 'INSERT',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'eu-north-1',
      dynamodb: {
        ApproximateCreationDateTime: 1_795_154_400,
        Keys: { PK: { S: 'WORK#1' }, SK: { S: 'WORK' } },
        NewImage: { PK: { S: 'WORK#1' }, SK: { S: 'WORK' }, GSI3PK: { S: dueAt('', '').GSI3PK } },
        SequenceNumber: '111',
        SizeBytes: 26,
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
      eventSourceARN: 'arn:aws:dynamodb:eu-north-1:000000000000:table/table/stream/2026-11-20T00:00:00.000',
    },
  ],
};
