import { groupDigits } from '../../../messages/message-text.ts';
import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const greeting = (name: string): string => (name === '' ? 'Tere!' : `Tere, ${name}!`);
const SENDS_CODE = 'Kui avad lingi, saadame sulle koodi.';

const oneTimeCode =
  (opening: (formName: string) => string): WorkerMessages['editCode'] =>
  ({ formName, minutes, secret, wordmark }) => ({
    subject: `Sinu ühekordne kood: ${formName}`,
    opening: [opening(formName)],
    figure: { label: 'Sinu kood', digits: secret },
    closing: [
      `Kood kehtib ${minutes} minutit ja töötab ühe korra. Sisesta see lehel, kus sa seda küsisid.`,
      'Ära anna koodi kellelegi. Kui sa koodi ei küsinud, võid selle sõnumi kustutada.',
    ],
    sms: (name) => `Sinu kood on ${secret}. See kehtib ${minutes} min. Ära anna seda teistele. ${name} / ${wordmark}`,
  });

export const inductions = {
  editCode: oneTimeCode((formName) => `Selle koodiga pääsed oma juhendamisse: ${formName}.`),
  cardCode: oneTimeCode((formName) => `Selle koodiga saad uuendada oma pädevuskaarti: ${formName}.`),
  inductionLink: ({ formName, link }) => ({
    subject: `Jätka juhendamist: ${formName}`,
    opening: [
      `Alustasid juhendamist: ${formName}.`,
      `Saad jätkata sealt, kus pooleli jäid, ükskõik millises seadmes. ${SENDS_CODE}`,
    ],
    button: { label: 'Jätka juhendamist', link },
    closing: [
      'Kui sa juhendamist ei alustanud, on keegi sinu aadressi kogemata kirjutanud. Siis ei pea sa midagi tegema.',
    ],
    sms: (name) => `Jätka juhendamist ${name}: ${link}`,
  }),
  completionReceipt: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Juhendamine on valmis: ${formName}`,
    opening: [
      greeting(name),
      `Sinu juhendamine on valmis: ${formName}. Allkirjastasid selle ${signed.replace(' ', ' kell\u00a0')}.`,
      ...(needsNoApproval !== '' ? [] : ['Töödejuhataja kontrollib seda ja kiidab selle heaks.']),
    ],
    figure: { label: 'Juhendamise number', digits: groupDigits(secret) },
    button: { label: 'Ava juhendamine', link },
    closing: [
      ...(passLink === '' ? [] : [`Näita väravas läbipääsuluba: ${passLink}`]),
      ...(mark === ''
        ? []
        : [`Pitseri märk: ${mark}. Selle järgi saab hiljem näha, mille sa allkirjastasid: ${verifyLink}`]),
      'Hoia number alles. Sellega leiad oma juhendamise, kui teenusesse sisse logid.',
    ],
    sms: (form) => `Juhendamine on valmis: ${form}. Number on ${groupDigits(secret)}. ${link}`,
  }),
  inductionReturned: ({ formName, name, reason, link }) => ({
    subject: `Juhendamine tagastati parandamiseks: ${formName}`,
    opening: [
      greeting(name),
      `Sinu juhendamine tagastati parandamiseks: ${formName}.`,
      `Põhjus: ${reason || 'pole öeldud'}`,
    ],
    button: { label: 'Paranda juhendamine', link },
    closing: [`Kontrolli tagastatud lehti ja kinnita need uuesti. ${SENDS_CODE}`],
    sms: (form) => `Sinu juhendamine tagastati parandamiseks: ${form}. ${link}`,
  }),
  inductionReminder: ({ formName, name, expires, link }) => ({
    subject: `Sinu juhendamine kehtib kuni ${expires}: ${formName}`,
    opening: [
      greeting(name),
      `Sinu juhendamine kehtib kuni ${expires}: ${formName}.`,
      'Kui sinu töö jätkub, tee enne seda uus juhendamine. Sinu andmed ja kaardid on olemas.',
    ],
    button: { label: 'Tee uus juhendamine', link },
    closing: [SENDS_CODE],
    sms: (form) => `Sinu juhendamine ${form} kehtib kuni ${expires}. Tee uus: ${link}`,
  }),
  renewalAsked: ({ formName, name, reason, expires, link }) => ({
    subject: `Juhendamine vajab uuendamist: ${formName}`,
    opening: [
      greeting(name),
      `Juhendamine on muutunud: ${formName}. Tee uus juhendamine.`,
      `Põhjus: ${reason}`,
      ...(expires === '' ? [] : [`Viimane päev: ${expires}. Pärast seda vana juhendamine väravas enam ei kehti.`]),
    ],
    button: { label: 'Tee uus juhendamine', link },
    closing: [`Sinu andmed ja kaardid on olemas ja loed ainult muutunud lehti. ${SENDS_CODE}`],
    sms: (form) =>
      `Juhendamine ${form} vajab uuendamist${expires === '' ? '' : ` hiljemalt ${expires}`}. Tee uus juhendamine: ${link}`,
  }),
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Sinu pädevuskaart ${isOver ? 'aegus' : 'aegub'} ${expires}: ${cardName}`,
    opening: [
      greeting(name),
      `Sinu pädevuskaart ${isOver ? 'aegus' : 'aegub'} ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Objekt, kus kaart on kasutusel: ${projectName}.`]),
      'Kui sul on uus kaart, tee sellest pilt ja muuda kuupäeva.',
    ],
    button: { label: 'Uuenda kaart', link },
    closing: [SENDS_CODE],
    smsName: cardName,
    sms: (card) => `Sinu kaart ${isOver ? 'aegus' : 'aegub'} ${expires}: ${card}. Uuenda see: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
