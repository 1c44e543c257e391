import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const inductions = {
  inductionLink: ({ formName, link }) => ({
    subject: `Dokończ instruktaż: ${formName}`,
    opening: [
      `Twój instruktaż jest zaczęty: ${formName}.`,
      'Możesz go dokończyć od tego samego miejsca na dowolnym urządzeniu. Gdy otworzysz link, wyślemy Ci kod.',
    ],
    button: { label: 'Dokończ instruktaż', link },
    closing: ['Jeśli to nie Ty, ktoś wpisał Twój adres przez pomyłkę. Wtedy nie musisz nic robić.'],
    sms: (name) => `Dokończ instruktaż ${name}: ${link}`,
  }),

  completionReceipt: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Instruktaż ukończony: ${formName}`,
    opening: [
      greet(name),
      `Twój instruktaż jest ukończony: ${formName}. Podpisano ${signed.replace(' ', ', godz.\u00a0')}.`,
      ...(needsNoApproval !== '' ? [] : ['Kierownik sprawdzi go i zatwierdzi.']),
    ],
    figure: { label: 'Numer instruktażu', digits: groupDigits(secret) },
    button: { label: 'Otwórz instruktaż', link },
    closing: [
      ...(passLink === '' ? [] : [`Na bramie pokaż przepustkę: ${passLink}`]),
      ...(mark === ''
        ? []
        : [`Znak pieczęci: ${mark}. Dzięki niemu można później sprawdzić, co podpisano: ${verifyLink}`]),
      'Zachowaj numer. Dzięki niemu znajdziesz swój instruktaż po zalogowaniu do usługi.',
    ],
    sms: (form) => `Instruktaż ukończony: ${form}. Numer ${groupDigits(secret)}. ${link}`,
  }),

  inductionReturned: ({ formName, name, reason, link }) => ({
    subject: `Instruktaż zwrócono do poprawy: ${formName}`,
    opening: [greet(name), `Twój instruktaż zwrócono do poprawy: ${formName}.`, `Powód: ${reason || 'nie podano'}`],
    button: { label: 'Popraw instruktaż', link },
    closing: [`Sprawdź zwrócone strony i potwierdź je ponownie. ${CODE_FOLLOWS}`],
    sms: (form) => `Twój instruktaż zwrócono do poprawy: ${form}. ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
