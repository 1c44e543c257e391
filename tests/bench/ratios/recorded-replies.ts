import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { wholeReply } from '../capacity/whole-reply.ts';

/** What DynamoDB replied last, by operation, byte for byte. */
export type Replies = Record<string, string>;

/** Keeps the replies that a client gets from now on. */
export function recordReplies(client: DynamoDBClient): Replies {
  const replies: Replies = {};
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      const result = await next(args);
      const { text } = await wholeReply(result);
      replies[headers['x-amz-target']?.split('.').at(-1) ?? ''] = text;
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'recordReplies' },
  );
  return replies;
}
