import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { wholeReply } from '../capacity/whole-reply.ts';
import type { Replies } from './recorded-replies.ts';

export type Read = { operation: string; input: object };

/** What a client reads from now on: each reply byte for byte by its request, and the commands of the requests in their order. */
export class RecordedCalls {
  readonly replies: Replies = {};
  #inputs: Read[] = [];

  constructor(client: DynamoDBClient) {
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        (args) => {
          this.#inputs.push({ operation: commandName.replace(/Command$/, ''), input: structuredClone(args.input) });
          return next(args);
        },
      { step: 'initialize', priority: 'low', name: 'recordInputs' },
    );
    client.middlewareStack.add(
      (next) => async (args) => {
        const { headers, body } = args.request as { headers: Record<string, string>; body: string | Uint8Array };
        const result = await next(args);
        const { text } = await wholeReply(result);
        const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
        this.replies[`${operation} ${typeof body === 'string' ? body : new TextDecoder().decode(body)}`] = text;
        return result;
      },
      { step: 'deserialize', priority: 'low', name: 'recordCalls' },
    );
  }

  /** What was read since this was asked last, in its order. */
  takeReads(): Read[] {
    return this.#inputs.splice(0);
  }

  /** Commands that read the same as what was read since this was asked last. */
  takeCommands(): (GetCommand | QueryCommand | BatchGetCommand)[] {
    return this.takeReads().map(({ operation, input }) => commandOf(operation, input));
  }
}

function commandOf(operation: string, input: object) {
  if (operation === 'GetItem') return new GetCommand(input as never);
  if (operation === 'Query') return new QueryCommand(input as never);
  if (operation === 'BatchGetItem') return new BatchGetCommand(input as never);
  throw new Error(`a list that sends ${operation}`);
}
