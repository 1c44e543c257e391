import type { TextsOf } from '../message-text.ts';

export const cardsEn: TextsOf<'cardReminder' | 'cardDigest' | 'cardUpdated'> = {
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
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
  cardDigest: ({ projectName, count, lines, more, link }) => ({
    subject: `Competency cards that expire soon (${count}): ${projectName}`,
    opening: [`These competency cards expire soon: ${projectName}.`],
    list: lines,
    button: { label: 'Open the cards', link },
    ...(more === ''
      ? {}
      : {
          closing: [
            `The list leaves out ${more} ${more === '1' ? 'card' : 'cards'}. You see every card in the service.`,
          ],
        }),
    smsName: projectName,
    sms: (project) => `Competency cards that expire soon: ${count}, ${project}. ${link}`,
  }),
  cardUpdated: ({ name, company, cardName, expires, projectName, link }) => ({
    subject: `Competency card updated: ${projectName}`,
    opening: [
      `${name || 'A worker'}${company === '' ? '' : ` (${company})`} has updated a competency card: ${cardName}.`,
      expires === '' ? 'The card does not expire.' : `The card is valid until ${expires}.`,
      'The card is waiting for approval.',
    ],
    button: { label: 'Open the cards', link },
    smsName: projectName,
    sms: (project) => `Competency card updated: ${project}. ${link}`,
  }),
};
