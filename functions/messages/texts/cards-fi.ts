import type { TextsOf } from '../message-text.ts';

export const cardsFi: TextsOf<'cardReminder' | 'cardDigest' | 'cardUpdated'> = {
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
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
  cardDigest: ({ projectName, count, lines, more, link }) => ({
    subject: `Vanhenevat pätevyyskortit (${count}): ${projectName}`,
    opening: [`Nämä pätevyyskortit vanhenevat pian: ${projectName}.`],
    list: lines,
    button: { label: 'Avaa kortit', link },
    ...(more === ''
      ? {}
      : {
          closing: [`Listalta jäi pois ${more} ${more === '1' ? 'kortti' : 'korttia'}. Näet palvelussa kaikki kortit.`],
        }),
    smsName: projectName,
    sms: (project) => `Vanhenevia pätevyyskortteja ${count}: ${project}. ${link}`,
  }),
  cardUpdated: ({ name, company, cardName, expires, projectName, link }) => ({
    subject: `Pätevyyskortti päivitettiin: ${projectName}`,
    opening: [
      `${name || 'Työntekijä'}${company === '' ? '' : ` (${company})`} päivitti pätevyyskortin: ${cardName}.`,
      expires === '' ? 'Kortti ei vanhene.' : `Kortti on voimassa ${expires} asti.`,
      'Kortti odottaa hyväksyntää.',
    ],
    button: { label: 'Avaa kortit', link },
    smsName: projectName,
    sms: (project) => `Pätevyyskortti päivitettiin: ${project}. ${link}`,
  }),
};
