import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells the owner of a card that it expires. */
export const cardReminder: Texts<'cardName' | 'expires' | 'isOver' | 'link' | 'name' | 'projectName'> = {
  fi: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Pätevyyskorttisi ${isOver ? 'vanheni' : 'vanhenee'} ${expires}: ${cardName}`,
    opening: [
      name === '' ? 'Hei!' : `Hei ${name}!`,
      `Pätevyyskorttisi ${isOver ? 'vanheni' : 'vanhenee'} ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Työmaa, jolla kortti on käytössä: ${projectName}.`]),
      'Kun sinulla on uusi kortti, ota siitä kuva ja vaihda päivämäärä.',
    ],
    button: { label: 'Päivitä kortti', link },
    closing: ['Kun avaat linkin, lähetämme sinulle koodin.'],
    smsName: cardName,
    sms: (card) => `Korttisi ${isOver ? 'vanheni' : 'vanhenee'} ${expires}: ${card}. Päivitä se: ${link}`,
  }),
  en: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Your competency card ${isOver ? 'expired' : 'expires'} on ${expires}: ${cardName}`,
    opening: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `Your competency card ${isOver ? 'expired' : 'expires'} on ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`The site where it is in use: ${projectName}.`]),
      'When you have a new card, take a photo of it and change the date.',
    ],
    button: { label: 'Update the card', link },
    closing: ['When you open the link, we send you a code.'],
    smsName: cardName,
    sms: (card) => `Your card ${isOver ? 'expired' : 'expires'} on ${expires}: ${card}. Update it: ${link}`,
  }),
};
