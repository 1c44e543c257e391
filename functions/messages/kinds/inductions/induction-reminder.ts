import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a worker until when an induction is valid. */
export const inductionReminder: Texts<'formName' | 'link' | 'name' | 'expires'> = {
  fi: ({ formName, name, expires, link }) => ({
    subject: `Perehdytyksesi on voimassa ${expires} asti: ${formName}`,
    opening: [
      name === '' ? 'Hei!' : `Hei ${name}!`,
      `Perehdytyksesi on voimassa ${expires} asti: ${formName}.`,
      'Tee uusi perehdytys ennen sitä, jos työsi jatkuu. Tietosi ja korttisi ovat valmiina.',
    ],
    button: { label: 'Tee uusi perehdytys', link },
    closing: ['Kun avaat linkin, lähetämme sinulle koodin.'],
    sms: (form) => `Perehdytyksesi ${form} on voimassa ${expires} asti. Tee uusi: ${link}`,
  }),
  en: ({ formName, name, expires, link }) => ({
    subject: `Your induction is valid until ${expires}: ${formName}`,
    opening: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `Your induction is valid until ${expires}: ${formName}.`,
      'Do a new one before that if your work goes on. Your details and cards are there already.',
    ],
    button: { label: 'Do the new induction', link },
    closing: ['When you open the link, we send you a code.'],
    sms: (form) => `Your induction ${form} is valid until ${expires}. Do a new one: ${link}`,
  }),
};
