import type { QueryCall } from './query-protocol.ts';
import { QueryError } from './query-protocol.ts';
import type { Email } from './raw-email.ts';
import { parseEmail } from './raw-email.ts';

/** Refuses mail to this domain as SES refuses an address on its suppression list. */
const BOUNCING = /@bounce\.test$/i;
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;
const MOST_RECIPIENTS = 50;

/** SendEmail and SendRawEmail of SES: returns the mail to deliver, or throws a QueryError as SES would answer. */
export async function emailOf({ action, parameters }: QueryCall): Promise<Email> {
  if (action === 'SendEmail') return acceptEmail(plainEmail(parameters), parameters.get('Source'));
  if (action === 'SendRawEmail') return acceptEmail(await rawEmail(parameters));
  throw new QueryError(400, 'InvalidAction', `Could not find operation ${action}`);
}

function plainEmail(parameters: URLSearchParams): Email {
  const part = (name: string): string | null => parameters.get(`Message.${name}.Data`);
  const html = part('Body.Html');
  const to = ['To', 'Cc', 'Bcc'].flatMap((kind) => members(parameters, `Destination.${kind}Addresses`));
  const text = part('Body.Text') ?? '';
  return { to, subject: part('Subject') ?? '', text, ...(html === null ? {} : { html }) };
}

async function rawEmail(parameters: URLSearchParams): Promise<Email> {
  const email = await parseEmail(Buffer.from(parameters.get('RawMessage.Data') ?? '', 'base64'));
  const destinations = members(parameters, 'Destinations');
  return destinations.length > 0 ? { ...email, to: destinations } : email;
}

const members = (parameters: URLSearchParams, list: string): string[] =>
  [...parameters].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => bare(value));

const bare = (address: string): string => (/<([^>]*)>\s*$/.exec(address)?.[1] ?? address).trim();

function acceptEmail(email: Email, source?: string | null): Email {
  const isSourceMissing = source === null || (source !== undefined && !ADDRESS.test(bare(source)));
  if (isSourceMissing || email.to.length === 0 || email.to.length > MOST_RECIPIENTS) {
    throw new QueryError(400, 'InvalidParameterValue', 'Missing or illegal source or destination.');
  }
  const illegal = email.to.find((address) => !ADDRESS.test(address));
  if (illegal !== undefined) throw new QueryError(400, 'InvalidParameterValue', `Illegal address: ${illegal}`);
  if (email.to.some((address) => BOUNCING.test(address))) {
    throw new QueryError(400, 'MessageRejected', 'Address is on the suppression list for your account.');
  }
  return email;
}
