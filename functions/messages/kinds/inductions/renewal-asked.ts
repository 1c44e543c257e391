import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a worker that an induction is to be renewed, why, and by when. */
export const renewalAsked: Texts<'formName' | 'link' | 'name' | 'reason' | 'expires'> = {
  fi: ({ formName, name, reason, expires, link }) => ({
    subject: `Perehdytys on uusittava: ${formName}`,
    opening: [
      name === '' ? 'Hei!' : `Hei ${name}!`,
      `Perehdytys on muuttunut: ${formName}. Tee uusi perehdytys.`,
      `Syy: ${reason}`,
      ...(expires === '' ? [] : [`Viimeinen päivä: ${expires}. Sen jälkeen vanha perehdytys ei enää kelpaa portilla.`]),
    ],
    button: { label: 'Tee uusi perehdytys', link },
    closing: [
      'Tietosi ja korttisi ovat valmiina, ja luet vain muuttuneet sivut. Kun avaat linkin, lähetämme sinulle koodin.',
    ],
    sms: (form) =>
      `Perehdytys ${form} on uusittava${expires === '' ? '' : ` viimeistään ${expires}`}. Tee uusi perehdytys: ${link}`,
  }),
  en: ({ formName, name, reason, expires, link }) => ({
    subject: `Your induction must be renewed: ${formName}`,
    opening: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `The induction has changed: ${formName}. Do a new one.`,
      `Reason: ${reason}`,
      ...(expires === '' ? [] : [`Last day: ${expires}. After that the old induction is no longer good at the gate.`]),
    ],
    button: { label: 'Do the new induction', link },
    closing: [
      'Your details and cards are there already, and you read only the pages that changed. When you open the link, we send you a code.',
    ],
    sms: (form) =>
      `The induction ${form} must be renewed${expires === '' ? '' : ` by ${expires}`}. Do a new one: ${link}`,
  }),
};
