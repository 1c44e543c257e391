import { GetIdentityVerificationAttributesCommand, GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { GetSMSAttributesCommand, SNSClient } from '@aws-sdk/client-sns';

type Found = { isWell: boolean; says: string };

/** What SES lets an account send in a day while it is in the sandbox. */
const SANDBOX_MAILS = 200;

/** Whether SES knows the sender and sends to everybody. */
export async function askMail(mailFrom: string, client = new SESClient({})): Promise<Found> {
  const domain = mailFrom.split('@')[1] ?? '';
  const { VerificationAttributes = {} } = await client.send(
    new GetIdentityVerificationAttributesCommand({ Identities: [mailFrom, domain] }),
  );
  const isKnown = Object.values(VerificationAttributes).some(
    ({ VerificationStatus }) => VerificationStatus === 'Success',
  );
  if (!isKnown) return { isWell: false, says: `SES has verified neither ${mailFrom} nor ${domain}` };
  const { Max24HourSend = 0, SentLast24Hours = 0 } = await client.send(new GetSendQuotaCommand({}));
  if (Max24HourSend <= SANDBOX_MAILS) {
    return {
      isWell: false,
      says: 'SES is in its sandbox and sends to verified addresses only: ask for production access',
    };
  }
  const isNear = SentLast24Hours > Max24HourSend * 0.8;
  return { isWell: !isNear, says: `${SentLast24Hours} of ${Max24HourSend} mails of a day are sent` };
}

/** What SMS may cost in a month. */
export async function askSms(client = new SNSClient({})): Promise<Found> {
  const { attributes } = await client.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }));
  const limit = Number(attributes?.['MonthlySpendLimit'] ?? 1);
  return limit > 1
    ? { isWell: true, says: `may cost ${limit} dollars a month` }
    : { isWell: false, says: 'may cost 1 dollar a month, some ten messages: raise the limit in SNS' };
}
