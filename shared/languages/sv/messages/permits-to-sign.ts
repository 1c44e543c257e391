import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const ONLY_YOURS = 'Länken och PIN-koden är bara för dig. Ge dem inte till andra.';
const OPEN = 'Öppna tillståndet';
const YOUR_PIN = 'Din PIN-kod';

const ROLES: Readonly<Record<string, string>> = {
  Creator: 'upprättare',
  Worker: 'utförare',
  Grantor: 'tillståndsgivare',
  WorkApprover: 'arbetets godkännare',
  Watch: 'eftervakt',
};

export const permitsToSign = {
  permitToSign: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Ett arbetstillstånd väntar på din underskrift: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} väntar på din underskrift: ${permitName}.`,
      `Giltigt ${period}.`,
      `Din roll i tillståndet: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: 'Öppna och skriv under', link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Ett arbetstillstånd väntar på din underskrift: ${permit}. PIN ${secret}. ${link}${key}`,
  }),
  permitPin: ({ permitName, number, period, role, link, secret, key }) => ({
    subject: `Ny PIN-kod till ett arbetstillstånd: ${permitName}`,
    opening: [
      `Du har fått en ny PIN-kod till arbetstillstånd ${number}: ${permitName}. Den tidigare koden och länken fungerar inte längre.`,
      `Giltigt ${period}.`,
      `Din roll i tillståndet: ${ROLES[role] ?? role}.`,
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Ny PIN ${secret} till arbetstillstånd: ${permit}. ${link}${key}`,
  }),
  permitStillToSign: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Ett arbetstillstånd väntar fortfarande på din underskrift: ${permitName}`,
    opening: [`Arbetstillstånd ${number} väntar fortfarande på din underskrift: ${permitName}.`, `Giltigt ${period}.`],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Arbetstillstånd ${number} väntar ännu på dig: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitExtension: ({ permitName, number, period, reason, name, link, secret, key }) => ({
    subject: `Förlängning begärs för ett arbetstillstånd: ${permitName}`,
    opening: [
      `${name} begär förlängning av arbetstillstånd ${number}: ${permitName}.`,
      `Giltigt som förlängt ${period}.`,
      `Orsak: ${reason}`,
      'Om du inte skriver under innan den nuvarande tiden går ut förfaller begäran.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Förlängning begärs för arbetstillstånd ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitHandOver: ({ permitName, number, period, name, link, secret, key }) => ({
    subject: `En överlåtelse väntar på din underskrift: ${permitName}`,
    opening: [
      `${name} överlåter arbetstillstånd ${number}: ${permitName}.`,
      `Giltigt ${period}.`,
      'Ansvaret övergår först när den nya utföraren och sedan tillståndsgivaren har skrivit under.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Överlåtelsen av tillstånd ${number} väntar på dig: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitWatch: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Du är vald till efterbevakningen: ${permitName}`,
    opening: [
      `Arbetstillstånd ${number} är beviljat: ${permitName}. Du bevakar efter arbetet.`,
      `Giltigt ${period}.`,
      'Du får ett meddelande när arbetet slutar. Anteckna ronderna via den här länken.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: OPEN, link: `${link}${key}` },
    closing: [ONLY_YOURS],
    smsName: permitName,
    sms: (permit) => `Du bevakar efter arbetet, tillstånd ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
  permitWatchBegins: ({ permitName, number, link, secret, key }) => ({
    subject: `Efterbevakningen har börjat: ${permitName}`,
    opening: [
      `Arbetet har slutat och efterbevakningen har börjat. Arbetstillstånd ${number}: ${permitName}.`,
      'Anteckna varje rond.',
    ],
    figure: { label: YOUR_PIN, digits: groupDigits(secret) },
    button: { label: 'Anteckna en rond', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Efterbevakningen har börjat, tillstånd ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),
} satisfies Partial<WorkerMessages>;
