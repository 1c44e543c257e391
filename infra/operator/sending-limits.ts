import { GetIdentityVerificationAttributesCommand, GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from '@aws-sdk/client-sns';

import { EXAMPLE_ADDRESS } from '../aws/settings-faults.ts';

type Found = { isWell: boolean; says: string };

/** A stage's senders, as far as the account must allow them. */
export type Sending = {
  region: string;
  mailFrom: string;
  /** Empty when phones show a number. */
  smsSender: string;
  /** Addresses in the settings that must belong to somebody. */
  addresses: readonly string[];
};

/** The daily limit of SES in its sandbox. */
const SANDBOX_MAILS = 200;
const MANY = 0.8;

/** Checks that SES in the stage's region has verified the sender and is out of the sandbox. */
export async function askMail({ region, mailFrom }: Sending, client = new SESClient({ region })): Promise<Found> {
  const domain = mailFrom.split('@')[1] ?? '';
  const { VerificationAttributes = {} } = await client.send(
    new GetIdentityVerificationAttributesCommand({ Identities: [mailFrom, domain] }),
  );
  const isKnown = Object.values(VerificationAttributes).some(
    ({ VerificationStatus }) => VerificationStatus === 'Success',
  );
  if (!isKnown) return { isWell: false, says: `SES has verified neither ${mailFrom} nor ${domain} in ${region}` };
  const quota = await client.send(new GetSendQuotaCommand({}));
  const { Max24HourSend = 0, SentLast24Hours = 0, MaxSendRate = 0 } = quota;
  if (Max24HourSend <= SANDBOX_MAILS) {
    return {
      isWell: false,
      says: `SES is in its sandbox in ${region} and sends to verified addresses only: ask for production access`,
    };
  }
  const isNear = SentLast24Hours > Max24HourSend * MANY;
  const says = `${SentLast24Hours} of ${Max24HourSend} mails of a day are sent, ${MaxSendRate} a second at most`;
  return { isWell: !isNear, says: isNear ? `${says}: ask SES for more` : says };
}

/** Checks that SMS reach everybody under a registered name, and their monthly limit. */
export async function askSms({ region, smsSender }: Sending, client = new SNSClient({ region })): Promise<Found> {
  const { IsInSandbox } = await client.send(new GetSMSSandboxAccountStatusCommand({}));
  if (IsInSandbox) {
    return {
      isWell: false,
      says: `SNS is in its SMS sandbox in ${region} and sends to verified numbers only: ask to leave it`,
    };
  }
  const { attributes } = await client.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }));
  const limit = Number(attributes?.['MonthlySpendLimit'] ?? 1);
  if (limit <= 1) {
    return { isWell: false, says: 'may cost 1 dollar a month, some ten messages: raise the limit in SNS' };
  }
  return smsSender === ''
    ? { isWell: false, says: 'have no sender id: register one and set smsSender (docs/deploy.md, SMS to Finland)' }
    : { isWell: true, says: `come from ${smsSender} and may cost ${limit} dollars a month` };
}

/** Checks for placeholder addresses in the settings. */
export function askAddresses({ addresses }: Sending): Found {
  const examples = addresses.filter((address) => EXAMPLE_ADDRESS.test(address));
  return examples.length === 0
    ? { isWell: true, says: 'are none of an example' }
    : { isWell: false, says: `are examples that reach nobody: ${examples.join(', ')} (docs/deploy.md, Settings)` };
}
