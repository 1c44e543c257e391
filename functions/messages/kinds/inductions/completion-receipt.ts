import { groupDigits, type Texts } from '../../../../shared/messages/message-text.ts';

/** Tells a worker that the induction is complete. */
export const completionReceipt: Texts<
  'formName' | 'link' | 'name' | 'signed' | 'passLink' | 'needsNoApproval' | 'mark' | 'verifyLink'
> = {
  fi: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink, Product }) => ({
    subject: `${Product} valmis: ${formName}`,
    opening: [
      name === '' ? 'Hei!' : `Hei ${name}!`,
      `Perehdytyksesi on valmis: ${formName}. Allekirjoitit sen ${signed.replace(' ', ' klo\u00a0')}.`,
      ...(needsNoApproval !== '' ? [] : ['Työnjohto tarkistaa ja hyväksyy sen.']),
    ],
    figure: { label: 'Perehdytyksen tunnus', digits: groupDigits(secret) },
    button: { label: 'Avaa perehdytys', link },
    closing: [
      ...(passLink === '' ? [] : [`Näytä portilla kulkupassi: ${passLink}`]),
      ...(mark === ''
        ? []
        : [`Sinetin merkki: ${mark}. Siitä voi myöhemmin todeta, mitä allekirjoitit: ${verifyLink}`]),
      'Säilytä tunnus. Sillä löydät perehdytyksesi, kun kirjaudut palveluun.',
    ],
    sms: (form) => `${Product} valmis: ${form}. Tunnus on ${groupDigits(secret)}. ${link}`,
  }),
  en: ({ formName, name, secret, link, signed, passLink, needsNoApproval, mark, verifyLink }) => ({
    subject: `Induction complete: ${formName}`,
    opening: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `Your induction is complete: ${formName}. You signed it on ${signed.replace(' ', ' at ')}.`,
      ...(needsNoApproval !== '' ? [] : ['Site management will check and approve it.']),
    ],
    figure: { label: 'Induction number', digits: groupDigits(secret) },
    button: { label: 'Open the induction', link },
    closing: [
      ...(passLink === '' ? [] : [`Show your pass at the gate: ${passLink}`]),
      ...(mark === '' ? [] : [`Mark of the seal: ${mark}. It can later show what you signed: ${verifyLink}`]),
      'Keep the number. With it you find your induction when you log in to the service.',
    ],
    sms: (form) => `Induction complete: ${form}. Its number is ${groupDigits(secret)}. ${link}`,
  }),
};
