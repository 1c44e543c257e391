import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the persons of a permit that it is cancelled. */
export const permitCancelled: Texts<'link' | 'number' | 'permitName'> = {
  fi: ({ permitName, number, link, secret }) => ({
    subject: `Työlupa peruttu: ${permitName}`,
    opening: [`Työlupa ${number} on peruttu: ${permitName}.`, `Älä tee työtä tällä luvalla.`],
    button: { label: 'Avaa lupa', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Työlupa ${number} on peruttu: ${permit}. Älä tee työtä tällä luvalla. ${link}${secret}`,
  }),
  en: ({ permitName, number, link, secret }) => ({
    subject: `Work permit cancelled: ${permitName}`,
    opening: [`Work permit ${number} has been cancelled: ${permitName}.`, 'Do no work under this permit.'],
    button: { label: 'Open the permit', link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Work permit ${number} is cancelled: ${permit}. Do no work under it. ${link}${secret}`,
  }),
};
