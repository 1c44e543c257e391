import { grouped, type MessageTexts } from '../message-text.ts';
import { accountsEn } from './accounts-en.ts';
import { cardsEn } from './cards-en.ts';
import { permitsEn } from './permits-en.ts';

export const en: MessageTexts = {
  buttonFallback: 'If the button does not work, open this address in your browser:',
  footer: (wordmark) => `This message was sent by ${wordmark}. You cannot reply to it.`,
  kinds: {
    ...accountsEn,
    ...cardsEn,
    ...permitsEn,
    editCode: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Your one-time code: ${formName}`,
      opening: [`With this code you get to your own induction: ${formName}.`],
      figure: { label: 'Your code', digits: secret },
      closing: [
        `The code is valid for ${minutes} minutes and works once. Type it on the page where you asked for it.`,
        'Do not give the code to anyone. If you did not ask for it, you can delete this message.',
      ],
      sms: (name) =>
        `Your code is ${secret}. It is valid for ${minutes} min. Do not give it to others. ${name} / ${wordmark}`,
    }),
    cardCode: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Your one-time code: ${formName}`,
      opening: [`With this code you can update your competency card: ${formName}.`],
      figure: { label: 'Your code', digits: secret },
      closing: [
        `The code is valid for ${minutes} minutes and works once. Type it on the page where you asked for it.`,
        'Do not give the code to anyone. If you did not ask for it, you can delete this message.',
      ],
      sms: (name) =>
        `Your code is ${secret}. It is valid for ${minutes} min. Do not give it to others. ${name} / ${wordmark}`,
    }),
    inductionLink: ({ formName, link }) => ({
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
    completionReceipt: ({ formName, name, secret, link, signed }) => ({
      subject: `Induction complete: ${formName}`,
      opening: [
        name === '' ? 'Hello,' : `Hello ${name},`,
        `Your induction is complete: ${formName}. You signed it on ${signed.replace(' ', ' at ')}.`,
        'Site management will check and approve it.',
      ],
      figure: { label: 'Induction number', digits: grouped(secret) },
      button: { label: 'Open the induction', link },
      closing: ['Keep the number. With it you find your induction when you log in to the service.'],
      sms: (form) => `Induction complete: ${form}. Its number is ${grouped(secret)}. ${link}`,
    }),
    inductionReturned: ({ formName, name, reason, link }) => ({
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
    newInduction: ({ formName, name, company, link }) => {
      const who = `${name || 'A worker'}${company === '' ? '' : ` (${company})`}`;
      return {
        subject: `New induction: ${formName}`,
        opening: [`${who} has taken the induction: ${formName}.`, 'It is waiting for approval.'],
        button: { label: 'Open the induction', link },
        sms: (form) => `A new induction is waiting for approval: ${form}. ${link}`,
      };
    },
  },
};
