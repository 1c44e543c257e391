import type { Texts } from '../../../../shared/messages/message-text.ts';

/** The link back to a started induction. */
export const inductionLink: Texts<'formName' | 'link'> = {
  fi: ({ formName, link }) => ({
    subject: `Jatka perehdytystä: ${formName}`,
    opening: [
      `Aloitit perehdytyksen: ${formName}.`,
      'Voit jatkaa siitä, mihin jäit, millä laitteella tahansa. Kun avaat linkin, lähetämme sinulle koodin.',
    ],
    button: { label: 'Jatka perehdytystä', link },
    closing: [
      'Jos et aloittanut perehdytystä, joku on kirjoittanut osoitteesi vahingossa. Silloin sinun ei tarvitse tehdä mitään.',
    ],
    sms: (name) => `Jatka perehdytystä ${name}: ${link}`,
  }),
  en: ({ formName, link }) => ({
    subject: `Continue your induction: ${formName}`,
    opening: [
      `You started an induction: ${formName}.`,
      'You can continue where you left off, on any device. When you open the link, we send you a code.',
    ],
    button: { label: 'Continue the induction', link },
    closing: [
      'If you did not start an induction, somebody typed your address by mistake. You do not need to do anything.',
    ],
    sms: (name) => `Continue your induction ${name}: ${link}`,
  }),
};
