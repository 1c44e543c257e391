import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const renewals = {
  renewalAsked: ({ formName, name, reason, expires, link }) => ({
    subject: `Instruktaż trzeba odnowić: ${formName}`,
    opening: [
      greet(name),
      `Instruktaż się zmienił: ${formName}. Zrób nowy.`,
      `Powód: ${reason}`,
      ...(expires === '' ? [] : [`Ostatni dzień: ${expires}. Potem stary instruktaż nie jest ważny na bramie.`]),
    ],
    button: { label: 'Zrób nowy instruktaż', link },
    closing: [`Twoje dane i karty są już wpisane, czytasz tylko zmienione strony. ${CODE_FOLLOWS}`],
    sms: (form) => `Odnów instruktaż${expires === '' ? '' : ` do ${expires}`}, ${form}: ${link}`,
  }),

  inductionReminder: ({ formName, name, expires, link }) => ({
    subject: `Twój instruktaż jest ważny do ${expires}: ${formName}`,
    opening: [
      greet(name),
      `Twój instruktaż jest ważny do ${expires}: ${formName}.`,
      'Jeśli praca potrwa dłużej, zrób przedtem nowy. Twoje dane i karty są już wpisane.',
    ],
    button: { label: 'Zrób nowy instruktaż', link },
    closing: [CODE_FOLLOWS],
    sms: (form) => `Instruktaż ${form} jest ważny do ${expires}. Zrób nowy: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
