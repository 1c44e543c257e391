import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const greeting = (name: string): string => (name === '' ? 'Hej!' : `Hej ${name}!`);
const SENDS_CODE = 'När du öppnar länken skickar vi en kod till dig.';

const oneTimeCode =
  (opening: (formName: string) => string): WorkerMessages['editCode'] =>
  ({ formName, minutes, secret, wordmark }) => ({
    subject: `Din engångskod: ${formName}`,
    opening: [opening(formName)],
    figure: { label: 'Din kod', digits: secret },
    closing: [
      `Koden gäller i ${minutes} minuter och fungerar en gång. Skriv den på sidan där du bad om den.`,
      'Ge inte koden till någon. Om du inte har bett om koden kan du ta bort det här meddelandet.',
    ],
    sms: (name) => `Din kod är ${secret}. Den gäller i ${minutes} min. Ge den inte till andra. ${name} / ${wordmark}`,
  });

export const inductions = {
  editCode: oneTimeCode((formName) => `Med den här koden kommer du till din egen introduktion: ${formName}.`),
  cardCode: oneTimeCode((formName) => `Med den här koden kan du uppdatera ditt kompetenskort: ${formName}.`),
  inductionLink: ({ formName, link }) => ({
    subject: `Fortsätt introduktionen: ${formName}`,
    opening: [
      `Du har börjat en introduktion: ${formName}.`,
      `Du kan fortsätta där du slutade, på vilken enhet som helst. ${SENDS_CODE}`,
    ],
    button: { label: 'Fortsätt introduktionen', link },
    closing: [
      'Om du inte har börjat en introduktion har någon skrivit din adress av misstag. Då behöver du inte göra något.',
    ],
    sms: (name) => `Fortsätt introduktionen ${name}: ${link}`,
  }),
  completionReceipt: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Introduktionen är klar: ${formName}`,
    opening: [
      greeting(name),
      `Din introduktion är klar: ${formName}. Du skrev under den ${signed.replace(' ', ' kl.\u00a0')}.`,
      ...(needsNoApproval !== '' ? [] : ['Arbetsledningen kontrollerar och godkänner den.']),
    ],
    figure: { label: 'Introduktionens nummer', digits: groupDigits(secret) },
    button: { label: 'Öppna introduktionen', link },
    closing: [
      ...(passLink === '' ? [] : [`Visa passersedeln vid porten: ${passLink}`]),
      ...(mark === ''
        ? []
        : [`Förseglingens märke: ${mark}. Med det kan man senare se vad du skrev under: ${verifyLink}`]),
      'Spara numret. Med det hittar du din introduktion när du loggar in i tjänsten.',
    ],
    sms: (form) => `Introduktionen är klar: ${form}. Numret är ${groupDigits(secret)}. ${link}`,
  }),
  inductionReturned: ({ formName, name, reason, link }) => ({
    subject: `Introduktionen ska rättas: ${formName}`,
    opening: [
      greeting(name),
      `Din introduktion har sänts tillbaka för rättelse: ${formName}.`,
      `Orsak: ${reason || 'inte angiven'}`,
    ],
    button: { label: 'Rätta introduktionen', link },
    closing: [`Kontrollera de återsända sidorna och kvittera dem igen. ${SENDS_CODE}`],
    sms: (form) => `Din introduktion har sänts tillbaka för rättelse: ${form}. ${link}`,
  }),
  inductionReminder: ({ formName, name, expires, link }) => ({
    subject: `Din introduktion gäller till ${expires}: ${formName}`,
    opening: [
      greeting(name),
      `Din introduktion gäller till ${expires}: ${formName}.`,
      'Gör en ny introduktion före det, om ditt arbete fortsätter. Dina uppgifter och kort finns redan.',
    ],
    button: { label: 'Gör en ny introduktion', link },
    closing: [SENDS_CODE],
    sms: (form) => `Din introduktion ${form} gäller till ${expires}. Gör en ny: ${link}`,
  }),
  renewalAsked: ({ formName, name, reason, expires, link }) => ({
    subject: `Introduktionen ska förnyas: ${formName}`,
    opening: [
      greeting(name),
      `Introduktionen har ändrats: ${formName}. Gör en ny introduktion.`,
      `Orsak: ${reason}`,
      ...(expires === '' ? [] : [`Sista dag: ${expires}. Därefter gäller den gamla introduktionen inte vid porten.`]),
    ],
    button: { label: 'Gör en ny introduktion', link },
    closing: [`Dina uppgifter och kort finns redan, och du läser bara de sidor som har ändrats. ${SENDS_CODE}`],
    sms: (form) =>
      `Introduktionen ${form} ska förnyas${expires === '' ? '' : ` senast ${expires}`}. Gör en ny introduktion: ${link}`,
  }),
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Ditt kompetenskort ${isOver ? 'gick' : 'går'} ut ${expires}: ${cardName}`,
    opening: [
      greeting(name),
      `Ditt kompetenskort ${isOver ? 'gick' : 'går'} ut ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Arbetsplats där kortet används: ${projectName}.`]),
      'När du har ett nytt kort, ta en bild av det och byt datum.',
    ],
    button: { label: 'Uppdatera kortet', link },
    closing: [SENDS_CODE],
    smsName: cardName,
    sms: (card) => `Ditt kort ${isOver ? 'gick' : 'går'} ut ${expires}: ${card}. Uppdatera det: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
