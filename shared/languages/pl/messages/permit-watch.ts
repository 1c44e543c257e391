import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { ONLY_FOR_YOU, OPEN_PERMIT, PIN_LABEL } from './repeated-words.ts';

export const permitWatching = {
  permitWatch: ({ permitName, number, period, link, secret, key }) => ({
    subject: `Masz dozór po pracach: ${permitName}`,
    opening: [
      `Pozwolenie na prace ${number} jest wydane: ${permitName}. Po pracach pełnisz dozór.`,
      `Ważne ${period}.`,
      'Dostaniesz wiadomość, gdy praca się skończy. Obchody wpisuj przez ten link.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: OPEN_PERMIT, link: `${link}${key}` },
    closing: [ONLY_FOR_YOU],
    smsName: permitName,
    sms: (permit) => `Masz dozór po pracach, pozwolenie ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitWatchBegins: ({ permitName, number, link, secret, key }) => ({
    subject: `Dozór po pracach się zaczyna: ${permitName}`,
    opening: [
      `Praca skończona, zaczyna się dozór. Pozwolenie na prace ${number}: ${permitName}.`,
      'Wpisuj każdy obchód.',
    ],
    figure: { label: PIN_LABEL, digits: groupDigits(secret) },
    button: { label: 'Wpisz obchód', link: `${link}${key}` },
    smsName: permitName,
    sms: (permit) => `Dozór się zaczyna, pozwolenie ${number}: ${permit}. PIN ${secret}, ${link}${key}`,
  }),

  permitRoundLate: ({ permitName, number, link, secret }) => ({
    subject: `Obchód się spóźnia: ${permitName}`,
    opening: [
      `Obchód po pracach się spóźnia. Pozwolenie na prace ${number}: ${permitName}.`,
      'Dozór wydłuża się o jeden obchód. Sprawdź, czy dozorujący jest na miejscu.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Obchód się spóźnia, pozwolenie ${number}: ${permit}. ${link}${secret}`,
  }),

  permitWorkNotEnded: ({ permitName, number, link, secret }) => ({
    subject: `Brak informacji o końcu pracy: ${permitName}`,
    opening: [
      `Czas pracy minął, ale nikt nie zgłosił końca pracy. Pozwolenie na prace ${number}: ${permitName}.`,
      'Dozór zacznie się dopiero po tym zgłoszeniu.',
    ],
    button: { label: OPEN_PERMIT, link: `${link}${secret}` },
    smsName: permitName,
    sms: (permit) => `Nikt nie zgłosił końca pracy, pozwolenie ${number}: ${permit}. ${link}${secret}`,
  }),
} satisfies Partial<WorkerMessages>;
