import type { QueryCall } from './query-protocol.ts';
import { QueryError } from './query-protocol.ts';

const E164 = /^\+[1-9]\d{4,14}$/;
/** SNS accepts this many characters and splits them into several messages. */
const LONGEST = 1600;

/** Publish of SNS to a phone number: returns number and text, or throws a QueryError as SNS would answer. */
export function smsOf({ action, parameters }: QueryCall): { to: string; text: string } {
  if (action !== 'Publish') throw new QueryError(400, 'InvalidAction', `Could not find operation ${action}`);
  const [to, text] = [parameters.get('PhoneNumber') ?? '', parameters.get('Message') ?? ''];
  if (!E164.test(to)) throw new QueryError(400, 'InvalidParameter', 'Invalid parameter: PhoneNumber');
  if (text === '' || text.length > LONGEST) throw new QueryError(400, 'InvalidParameter', 'Invalid parameter: Message');
  return { to, text };
}
