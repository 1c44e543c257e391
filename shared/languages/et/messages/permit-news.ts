import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const OPEN = 'Ava luba';

export const permitNews = {
  permitApproved: ({ permitName, number, period, link, secret }) => ({
    subject: `Tööluba on antud: ${permitName}`,
    opening: [`Tööluba ${number} on antud: ${permitName}.`, `Kehtib ${period}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} on antud: ${permit}. ${link}${secret}`,
  }),
  permitRejected: ({ permitName, number, reason, link, secret }) => ({
    subject: `Tööluba ei kiidetud heaks: ${permitName}`,
    opening: [`Tööluba ${number} ei kiidetud heaks: ${permitName}.`, `Põhjus: ${reason || 'pole öeldud'}`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} ei kiidetud heaks: ${permit}. ${link}${secret}`,
  }),
  permitCancelled: ({ permitName, number, link, secret }) => ({
    subject: `Tööluba on tühistatud: ${permitName}`,
    opening: [`Tööluba ${number} on tühistatud: ${permitName}.`, 'Ära tee selle loaga tööd.'],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} on tühistatud: ${permit}. Ära tee selle loaga tööd. ${link}${secret}`,
  }),
  permitSignaturesVoided: ({ permitName, number, link, secret }) => ({
    subject: `Tööluba muudeti: ${permitName}`,
    opening: [
      `Tööluba ${number} muudeti: ${permitName}.`,
      'Antud allkirjad enam ei kehti.',
      'Saad sõnumi, kui on jälle sinu kord allkirjastada.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba muudeti, allkirjad enam ei kehti: ${permit}. ${link}${secret}`,
  }),
  permitSuspended: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Töö on peatatud: ${permitName}`,
    opening: [
      `Tööd ei tohi teha. Tööluba ${number} on peatatud: ${permitName}.`,
      `Põhjus: ${reason}`,
      `Peataja: ${name}`,
      'Saad sõnumi, kui tööd tohib jälle jätkata.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööd ei tohi teha, luba ${number} on peatatud: ${permit}. ${link}${secret}`,
  }),
  permitResumed: ({ permitName, number, period, name, link, secret }) => ({
    subject: `Tööd tohib jälle jätkata: ${permitName}`,
    opening: [`Tööluba ${number} kehtib jälle: ${permitName}.`, `Jätkamise kiitis heaks ${name}.`, `Kehtib ${period}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööd tohib jälle jätkata, luba ${number}: ${permit}. ${link}${secret}`,
  }),
  permitExtended: ({ permitName, number, period, link, secret }) => ({
    subject: `Tööluba pikendati: ${permitName}`,
    opening: [`Tööluba ${number} pikendati: ${permitName}.`, `Kehtib ${period}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} pikendati: ${permit}. ${link}${secret}`,
  }),
  permitNotExtended: ({ permitName, number, period, reason, link, secret }) => ({
    subject: `Tööluba ei pikendatud: ${permitName}`,
    opening: [
      `Tööluba ${number} ei pikendatud: ${permitName}.`,
      `Põhjus: ${reason || 'keegi ei allkirjastanud taotlust õigel ajal'}`,
      `Kehtib ${period}.`,
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} ei pikendatud: ${permit}. ${link}${secret}`,
  }),
  permitHandedOver: ({ permitName, number, name, link, secret }) => ({
    subject: `Tööluba anti üle: ${permitName}`,
    opening: [`Tööluba ${number} anti üle: ${permitName}.`, `Töö tegija on nüüd ${name}.`],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} anti üle: ${permit}. ${link}${secret}`,
  }),
  permitNotHandedOver: ({ permitName, number, name, reason, link, secret }) => ({
    subject: `Tööluba ei antud üle: ${permitName}`,
    opening: [
      `Tööloa ${number} üleandmist ei kiidetud heaks: ${permitName}.`,
      `Põhjus: ${reason}`,
      `Töö tegija on endiselt ${name}.`,
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööloa ${number} üleandmist ei kiidetud heaks: ${permit}. ${link}${secret}`,
  }),
  permitEnds: ({ permitName, number, period, link, secret }) => ({
    subject: `Tööluba lõpeb varsti: ${permitName}`,
    opening: [
      `Tööluba ${number} lõpeb varsti: ${permitName}.`,
      `Kehtib ${period}.`,
      'Kui töö selleks ajaks valmis ei saa, küsi pikendust.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} lõpeb varsti: ${permit}. ${link}${secret}`,
  }),
  permitRoundLate: ({ permitName, number, link, secret }) => ({
    subject: `Järelvalve ring hilineb: ${permitName}`,
    opening: [
      `Järelvalve ring hilineb. Tööluba ${number}: ${permitName}.`,
      'Järelvalve pikeneb ühe ringi võrra. Kontrolli, et valvur on kohal.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Järelvalve ring hilineb, luba ${number}: ${permit}. ${link}${secret}`,
  }),
  permitWorkNotEnded: ({ permitName, number, link, secret }) => ({
    subject: `Töö lõppemisest pole teatatud: ${permitName}`,
    opening: [
      `Päeva tööaeg on läbi, kuid keegi pole teatanud, et töö lõppes. Tööluba ${number}: ${permitName}.`,
      'Järelvalve algab alles teatest.',
    ],
    button: { label: OPEN, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Töö lõppemisest pole teatatud, luba ${number}: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
