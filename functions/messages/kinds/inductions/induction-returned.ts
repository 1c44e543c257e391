import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a worker that an induction was returned, and why. */
export const inductionReturned: Texts<'formName' | 'link' | 'name' | 'reason'> = {
  fi: ({ formName, name, reason, link }) => ({
    subject: `Perehdytys palautettiin korjattavaksi: ${formName}`,
    opening: [
      name === '' ? 'Hei!' : `Hei ${name}!`,
      `Perehdytyksesi palautettiin korjattavaksi: ${formName}.`,
      `Syy: ${reason || 'ei kerrottu'}`,
    ],
    button: { label: 'Korjaa perehdytys', link },
    closing: ['Tarkista palautetut sivut ja kuittaa ne uudelleen. Kun avaat linkin, lähetämme sinulle koodin.'],
    sms: (form) => `Perehdytyksesi palautettiin korjattavaksi: ${form}. ${link}`,
  }),
  en: ({ formName, name, reason, link }) => ({
    subject: `Induction returned for correction: ${formName}`,
    opening: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `Your induction was returned for correction: ${formName}.`,
      `Reason: ${reason || 'not given'}`,
    ],
    button: { label: 'Correct the induction', link },
    closing: ['Check the returned pages and confirm them again. When you open the link, we send you a code.'],
    sms: (form) => `Your induction was returned for correction: ${form}. ${link}`,
  }),
};
