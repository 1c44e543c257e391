import type { Texts } from '../../message-text.ts';

/** Lists the expiring cards to those who follow a project. */
export const cardDigest: Texts<'count' | 'lines' | 'link' | 'more' | 'projectName'> = {
  fi: ({ projectName, count, lines, more, link }) => ({
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
  en: ({ projectName, count, lines, more, link }) => ({
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
};
