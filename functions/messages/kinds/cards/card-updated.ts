import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Tells those who follow a project that a card has been renewed. */
export const cardUpdated: Texts<'cardName' | 'company' | 'expires' | 'link' | 'name' | 'projectName'> = {
  fi: ({ name, company, cardName, expires, projectName, link }) => ({
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
  en: ({ name, company, cardName, expires, projectName, link }) => ({
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
