import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const OPEN = 'Öppna tillståndet';

export const permitNews = {
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Arbetstillståndet är beviljat: ${permitName}`,
    opening: [`Arbetstillstånd ${number} är beviljat: ${permitName}.`, `Giltigt ${period}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} är beviljat: ${permit}. ${link}${secret}`,
  }),
  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Arbetstillståndet godkändes inte: ${permitName}`,
    opening: [`Arbetstillstånd ${number} godkändes inte: ${permitName}.`, `Orsak: ${reason || 'inte angiven'}`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} godkändes inte: ${permit}. ${link}${secret}`,
  }),
  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Arbetstillståndet är indraget: ${permitName}`,
    opening: [`Arbetstillstånd ${number} är indraget: ${permitName}.`, 'Arbeta inte med det här tillståndet.'],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} är indraget: ${permit}. Arbeta inte med det. ${link}${secret}`,
  }),
  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Arbetstillståndet har ändrats: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} har ändrats: ${permitName}.`,
      'Underskrifterna gäller inte längre.',
      'Du får ett meddelande när det är din tur att skriva under igen.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillståndet har ändrats, underskrifterna gäller inte längre: ${permit}. ${link}${secret}`,
  }),
  permitSuspended: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Arbetet är avbrutet: ${permitName}`,
    opening: [
      `Arbetet får inte utföras. Arbetstillstånd ${number} är avbrutet: ${permitName}.`,
      `Orsak: ${reason}`,
      `Avbrutet av: ${name}`,
      'Du får ett meddelande när arbetet får fortsätta.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetet får inte utföras, tillstånd ${number} är avbrutet: ${permit}. ${link}${secret}`,
  }),
  permitResumed: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Arbetet får fortsätta: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} gäller igen: ${permitName}.`,
      `${name} godkände att arbetet fortsätter.`,
      `Giltigt ${period}.`,
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetet får fortsätta, tillstånd ${number}: ${permit}. ${link}${secret}`,
  }),
  permitExtended: ({ permitName, number, period, link, secret }) => ({
    subject: `Arbetstillståndet är förlängt: ${permitName}`,
    opening: [`Arbetstillstånd ${number} är förlängt: ${permitName}.`, `Giltigt ${period}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} är förlängt: ${permit}. ${link}${secret}`,
  }),
  permitNotExtended: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Arbetstillståndet förlängdes inte: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} förlängdes inte: ${permitName}.`,
      `Orsak: ${reason || 'ingen skrev under begäran i tid'}`,
      `Giltigt ${period}.`,
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} förlängdes inte: ${permit}. ${link}${secret}`,
  }),
  permitHandedOver: ({ permitName, number, name, link, secret }) => ({
    subject: `Arbetstillståndet är överlåtet: ${permitName}`,
    opening: [`Arbetstillstånd ${number} är överlåtet: ${permitName}.`, `Utförare är nu ${name}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} är överlåtet: ${permit}. ${link}${secret}`,
  }),
  permitNotHandedOver: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Arbetstillståndet överläts inte: ${permitName}`,
    opening: [
      `Överlåtelsen av arbetstillstånd ${number} godkändes inte: ${permitName}.`,
      `Orsak: ${reason}`,
      `Utförare är fortfarande ${name}.`,
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Överlåtelsen av tillstånd ${number} godkändes inte: ${permit}. ${link}${secret}`,
  }),
  permitEnds: ({ permitName, number, period, link, secret }) => ({
    subject: `Arbetstillståndet går snart ut: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} går snart ut: ${permitName}.`,
      `Giltigt ${period}.`,
      'Begär förlängning om arbetet inte blir klart till dess.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} går snart ut: ${permit}. ${link}${secret}`,
  }),
  permitRoundLate: ({ permitName, number, link, secret }) => ({
    subject: `En bevakningsrond är försenad: ${permitName}`,
    opening: [
      `En rond i efterbevakningen är försenad. Arbetstillstånd ${number}: ${permitName}.`,
      'Bevakningen förlängs med en rond. Kontrollera att vakten är på plats.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `En bevakningsrond är försenad, tillstånd ${number}: ${permit}. ${link}${secret}`,
  }),
  permitWorkNotEnded: ({ permitName, number, link, secret }) => ({
    subject: `Ingen har meddelat att arbetet har slutat: ${permitName}`,
    opening: [
      `Dagens arbetstid är slut, men ingen har meddelat att arbetet har slutat. Arbetstillstånd ${number}: ${permitName}.`,
      'Efterbevakningen börjar först när det meddelas.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Ingen har meddelat att arbetet har slutat, tillstånd ${number}: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
