import { grouped, type TextsOf } from '../message-text.ts';

const ROLES: Readonly<Record<string, string>> = {
  Creator: 'creator',
  Worker: 'worker',
  Grantor: 'permit issuer',
  WorkApprover: 'work approver',
};

export const permitsEn: TextsOf<
  'permitToSign' | 'permitPin' | 'permitApproved' | 'permitRejected' | 'permitCancelled' | 'permitSignaturesVoided'
> = {
  permitToSign: ({ permitName, number, period, role, link, secret }) => ({
    subject: `Work permit waiting for your signature: ${permitName}`,
    opening: [
      `Work permit ${number} is waiting for your signature: ${permitName}.`,
      `Valid ${period}.`,
      `Your role in the permit: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: 'Your PIN', digits: grouped(secret) },
    button: { label: 'Open and sign', link: `${link}${secret}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `A work permit is waiting for your signature: ${permit}. ${link}${secret}`,
  }),
  permitPin: ({ permitName, number, period, role, link, secret }) => ({
    subject: `New PIN for a work permit: ${permitName}`,
    opening: [
      `You have a new PIN for work permit ${number}: ${permitName}. The earlier PIN and link no longer work.`,
      `Valid ${period}.`,
      `Your role in the permit: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: 'Your PIN', digits: grouped(secret) },
    button: { label: 'Open the permit', link: `${link}${secret}` },
    closing: ['The link and the PIN are for you only. Do not give them to others.'],
    smsName: permitName,
    sms: (permit) => `New PIN for a work permit: ${permit}. ${link}${secret}`,
  }),
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Work permit granted: ${permitName}`,
    opening: [`Work permit ${number} has been granted: ${permitName}.', 'Valid ${period}.`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} has been granted: ${permit}. ${link}${secret}`,
  }),
  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Work permit not accepted: ${permitName}`,
    opening: [`Work permit ${number} was not accepted: ${permitName}.`, `Reason: ${reason || 'not given'}`],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} was not accepted: ${permit}. ${link}${secret}`,
  }),
  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Work permit cancelled: ${permitName}`,
    opening: [`Work permit ${number} has been cancelled: ${permitName}.`, 'Do no work under this permit.'],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} is cancelled: ${permit}. Do no work under it. ${link}${secret}`,
  }),
  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Work permit changed: ${permitName}`,
    opening: [
      `Work permit ${number} was changed: ${permitName}.`,
      'The signatures given are no longer valid.',
      'You get a message when it is your turn to sign again.',
    ],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit changed, the signatures are no longer valid: ${permit}. ${link}${secret}`,
  }),
};
