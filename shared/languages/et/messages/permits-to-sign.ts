import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const ONLY_YOURS = 'Link ja PIN-kood on ainult sulle. Ära anna neid teistele.';
const OPEN = 'Ava luba';
const YOUR_PIN = 'Sinu PIN-kood';

const ROLES: Readonly<Record<string, string>> = {
  Creator: 'koostaja',
  Worker: 'töö tegija',
  Grantor: 'loa andja',
  WorkApprover: 'töö vastuvõtja',
  Watch: 'järelvalve tegija',
};

export const permitsToSign = {
  permitToSign: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Tööluba ootab sinu allkirja: ${permitName}`,
    opening: [
      `Tööluba ${number} ootab sinu allkirja: ${permitName}.`,
      `Kehtib ${period}.`,
      `Sinu roll loas: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: 'Ava ja allkirjasta', link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Tööluba ootab sinu allkirja: ${permit}. PIN ${secret}. ${link}${key}`,
  }),
  permitPin: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Tööloa uus PIN-kood: ${permitName}`,
    opening: [
      `Said tööloa ${number} uue PIN-koodi: ${permitName}. Varasem kood ja link enam ei tööta.`,
      `Kehtib ${period}.`,
      `Sinu roll loas: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Tööloa uus PIN on ${secret}: ${permit}. ${link}${key}`,
  }),
  permitStillToSign: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Tööluba ootab ikka veel sinu allkirja: ${permitName}`,
    opening: [`Tööluba ${number} ootab ikka veel sinu allkirja: ${permitName}.`, `Kehtib ${period}.`],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Tööluba ${number} ootab ikka veel sind: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitExtension: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Tööloale küsitakse pikendust: ${permitName}`,
    opening: [
      `${name} küsib pikendust tööloale ${number}: ${permitName}.`,
      `Pikendatuna kehtib ${period}.`,
      `Põhjus: ${reason}`,
      'Kui sa ei allkirjasta enne praeguse aja lõppu, kaotab taotlus kehtivuse.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Tööloale ${number} küsitakse pikendust: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitHandOver: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `Tööloa üleandmine ootab sinu allkirja: ${permitName}`,
    opening: [
      `${name} annab üle tööloa ${number}: ${permitName}.`,
      `Kehtib ${period}.`,
      'Vastutus läheb üle alles siis, kui uus töö tegija ja seejärel loa andja on allkirjastanud.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Tööloa ${number} üleandmine ootab sind: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitWatch: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Sind on valitud järelvalvesse: ${permitName}`,
    opening: [
      `Tööluba ${number} on antud: ${permitName}. Sina valvad pärast tööd.`,
      `Kehtib ${period}.`,
      'Saad sõnumi, kui töö lõpeb. Märgi ringid selle lingi kaudu.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Sina valvad pärast tööd, luba ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitWatchBegins: ({ permitName, number, link, secret, key }) => ({
    subject: `Järelvalve algas: ${permitName}`,
    opening: [`Töö lõppes ja järelvalve algas. Tööluba ${number}: ${permitName}.`, 'Märgi iga ring.'],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: 'Märgi ring', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Järelvalve algas, luba ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
} satisfies Partial<WorkerMessages>;
